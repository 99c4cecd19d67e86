import { exampleAnalysis, exampleMetadata } from '@spinout/api-client/testing';
import { paperExamples } from './paper.examples.js';
import type { PaperModel } from './paper-step.model.js';

/** A sentence of a made-up paper with itself as its passage. */
const claim = (text: string) => ({
  text,
  evidence: [
    {
      document_id: 'doc-1',
      document_title: 'Spindles (made up)',
      kind: 'uploaded' as const,
      page: 2,
      start: 0,
      end: text.length,
      quote: text,
      before: '',
      after: '',
    },
  ],
});

const opened: PaperModel = {
  method: 'file',
  url: '',
  text: '',
  fileName: null,
  fileSizeBytes: null,
  fileNames: null,
  batch: [],
  hasTooManyFiles: false,
  analyzing: null,
  canContinue: false,
  fileLost: false,
  analyzed: null,
  canReturn: false,
  isTextTooLong: false,
  canRestoreText: false,
  busy: false,
  progress: null,
  canAnalyze: false,
};

const fileChosen: PaperModel = {
  ...opened,
  fileName: 'spindles.pdf',
  fileSizeBytes: 2_621_440,
  canAnalyze: true,
};

const analyzed: PaperModel = {
  ...opened,
  analyzed: {
    analysis: {
      ...exampleAnalysis,
      findings: [
        claim('Longer spindles improved recall of word pairs.'),
        claim('Shorter naps did not change recall.'),
        claim('Age made no difference.'),
      ],
      gaps: [
        { ...claim('Earlier work did not say why spindles occur.'), is_background: true },
        claim('It remains open whether the effect lasts.'),
      ],
    },
    metadata: exampleMetadata,
    documents: [{ id: 'doc-1', title: exampleMetadata.title ?? 'Paper', method: 'file' }],
  },
};

const exampleText = paperExamples[0]?.text ?? '';

/** One model for each state of the step. */
export const paperModels = {
  opened,
  analyzed,
  choosingAnother: { ...opened, canReturn: true },
  fileChosen,
  fileLost: { ...fileChosen, fileLost: true, canAnalyze: false },
  addressEmpty: { ...opened, method: 'url' },
  address: {
    ...opened,
    method: 'url',
    url: 'https://example.org/paper.pdf',
    canAnalyze: true,
  },
  textEmpty: { ...opened, method: 'text' },
  text: { ...opened, method: 'text', text: exampleText, canAnalyze: true },
  analyzing: { ...fileChosen, busy: true, canAnalyze: false },
  opening: {
    ...fileChosen,
    busy: true,
    canAnalyze: false,
    progress: { stage: 'Opening', done: 0, total: 1 },
  },
  reading: {
    ...fileChosen,
    busy: true,
    canAnalyze: false,
    progress: { stage: 'Reading pages', done: 3, total: 12 },
  },
} as const satisfies Record<string, PaperModel>;

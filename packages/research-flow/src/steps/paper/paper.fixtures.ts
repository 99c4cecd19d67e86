import { exampleAnalysis, exampleMetadata } from '@spinout/api-client/testing';
import { paperExamples } from './paper.examples.js';
import type { PaperModel } from './paper-step.model.js';

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
    analysis: exampleAnalysis,
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

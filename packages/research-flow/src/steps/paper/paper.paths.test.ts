import { MAX_PAPER_CHARACTERS } from '@spinout/api-client/schemas';
import { exampleAnalysis, exampleMetadata } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import {
  FULL_COVERAGE,
  testRuntime,
  assertRandomWalks,
  exploreMachine,
} from '@spinout/flow-kit/testing';
import { paperExamples } from './paper.examples.js';
import { paperMachine, type PaperDraft, type PaperEvent } from './paper.machine.js';
import { getSubmission, isTooLong } from './paper.submission.js';

const [example] = paperExamples;
if (example === undefined) throw new Error('paper: no example');

const file = new File(['Sleep spindles rose.'], 'sleep.txt', { type: 'text/plain' });

const second = new File(['Slow waves fell.'], 'waves.txt', { type: 'text/plain' });

const draft: PaperDraft = {
  method: 'text',
  url: 'https://example.org/paper',
  text: 'Slow waves fell.',
  exampleTitle: null,
  fileName: 'lost.pdf',
  fileSizeBytes: 12,
};

const analyzed = {
  analysis: exampleAnalysis,
  metadata: exampleMetadata,
  documents: [{ id: 'doc-1', title: 'Sleep', method: 'file' as const }],
};

const events: readonly PaperEvent[] = [
  { type: 'method.changed', method: 'file' },
  { type: 'method.changed', method: 'url' },
  { type: 'method.changed', method: 'text' },
  { type: 'file.chosen', file },
  { type: 'files.chosen', files: [file, second] },
  { type: 'batch.accepted' },
  { type: 'analyzed.accepted' },
  { type: 'another.toggled', isChoosingAnother: true },
  { type: 'file.refused' },
  { type: 'url.changed', url: 'https://example.org/other' },
  { type: 'url.changed', url: ' ' },
  { type: 'text.changed', text: 'Spindles, again.' },
  { type: 'text.changed', text: '' },
  { type: 'text.changed', text: 'x'.repeat(MAX_PAPER_CHARACTERS + 1) },
  { type: 'example.chosen', example },
  { type: 'analysis.requested' },
  { type: 'analysis.progressed', progress: { stage: 'reading', done: 1, total: 3 } },
  { type: 'analysis.cancelled' },
];

const input = { runtime: testRuntime(), journeyId: 'journey-1' };

const dependencies = {
  machine: paperMachine,
  inputs: [input, { ...input, draft: { ...draft, analyzed } }],
  events,
  outcomes: {
    analyzePaper: {
      done: [
        { analysis: exampleAnalysis, metadata: exampleMetadata },
        { analysis: exampleAnalysis, metadata: { ...exampleMetadata, document_id: undefined } },
      ],
      error: [new Error('no answer')],
    },
  },
};

describe('every path through the paper step', () => {
  it('reaches every state and transition, without dead ends', () => {
    const walk = exploreMachine({
      ...dependencies,
      // An undo restores an earlier input on purpose.
      events: [...events, { type: 'undo.requested' }, { type: 'undo.dismissed' }],
      // How a completed step got there makes no difference.
      facts: ({ status, context: { draft, file, batch, replacedText } }) =>
        status === 'done'
          ? []
          : [
              getSubmission(draft, file) !== null,
              isTooLong(getSubmission(draft, file)),
              batch.map(({ status: each }) => each),
              replacedText !== null,
            ],
    });
    expect(walk).toMatchObject(FULL_COVERAGE);
  });

  it('loses no input and never fails, in any order of events and replies', () =>
    assertRandomWalks({
      ...dependencies,
      typed: ({ context: { draft, file } }) => ({ ...draft, read: undefined, file }),
      getExpectedInput: (before, event) => {
        switch (event.type) {
          case 'method.changed':
            return { ...before, method: event.method };
          case 'file.chosen':
            return {
              ...before,
              file: event.file,
              fileName: event.file.name,
              fileSizeBytes: event.file.size,
              fileNames: undefined,
            };
          case 'files.chosen':
            return {
              ...before,
              file,
              fileName: file.name,
              fileSizeBytes: file.size,
              fileNames: [file.name, second.name],
            };
          case 'another.toggled':
            return before.analyzed === undefined
              ? before
              : { ...before, isChoosingAnother: event.isChoosingAnother };
          case 'url.changed':
            return { ...before, url: event.url };
          case 'text.changed':
            return { ...before, text: event.text, exampleTitle: null };
          case 'example.chosen':
            return {
              ...before,
              method: 'text' as const,
              text: event.example.text,
              exampleTitle: event.example.title,
            };
          default:
            return before;
        }
      },
      problem: ({ context }) => context.problem,
      clearingEvents: [{ type: 'example.chosen', example }],
    }));
});

import { ApiError } from '@spinout/api-client';
import {
  FULL_COVERAGE,
  testRuntime,
  assertRandomWalks,
  exploreMachine,
} from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import { paperMachine, type PaperEvent } from './paper.machine.js';
import { pdfExport, printable } from './paper.fixtures.js';

const events: readonly PaperEvent[] = [
  { type: 'pdf.requested', payload: pdfExport },
  { type: 'pdf.requested', payload: { ...pdfExport, createdPdf: new Blob(['%PDF']) } },
  { type: 'data.requested', payload: { data: {}, name: 'a.json' } },
  { type: 'print.requested', printable },
  { type: 'share.requested', printable },
];

const dependencies = {
  machine: paperMachine,
  inputs: [{ runtime: testRuntime() }],
  events,
  outcomes: {
    savePdf: {
      done: [new Blob(['%PDF'])],
      error: [new Error('made up'), new ApiError('timeout', { endpoint: 'pdf.article' })],
    },
    saveData: { done: [undefined], error: [new Error('made up')] },
    printPaper: { done: [undefined], error: [new Error('made up')] },
    sharePaper: { done: ['shared', 'copied', null], error: [new Error('made up')] },
  },
};

describe('all paths of the paper card', () => {
  it('reaches every state by every transition without dead ends', () => {
    expect(exploreMachine(dependencies)).toMatchObject(FULL_COVERAGE);
  });

  it('survives any order of events and replies, and keeps the created PDF', () => {
    let createdPdf: unknown = null;
    return assertRandomWalks({
      ...dependencies,
      typed: () => null,
      getExpectedInput: () => null,
      beforeSequence: () => {
        createdPdf = null;
      },
      check: ({ context }) => {
        if (createdPdf !== null) expect(context.createdPdf).not.toBeNull();
        createdPdf = context.createdPdf;
      },
    });
  });
});

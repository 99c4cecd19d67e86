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
  { type: 'delivery.requested', delivery: { action: 'save', file: { data: {}, name: 'a.json' } } },
  { type: 'delivery.requested', delivery: { action: 'print', printable } },
  { type: 'delivery.requested', delivery: { action: 'share', printable } },
];

const dependencies = {
  machine: paperMachine,
  inputs: [{ runtime: testRuntime() }],
  events,
  outcomes: {
    savePdf: {
      done: [{ pdf: new Blob(['%PDF']), name: 'a.pdf' }],
      error: [new Error('made up'), new ApiError('timeout', { endpoint: 'pdf.article' })],
    },
    deliver: {
      done: [{ kind: 'saved', name: 'a.json' }, { kind: 'copied' }, null],
      error: [new Error('made up')],
    },
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

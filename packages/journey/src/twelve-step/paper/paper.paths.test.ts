import { ApiError } from '@spinout/api-client';
import { COMPLETE, testRuntime, walkAtRandom, walkMachine } from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import { paperMachine, type PaperEvent } from './paper.machine.js';
import { pdfOrder, sheet } from './paper.fixtures.js';

const events: readonly PaperEvent[] = [
  { type: 'pdf.requested', order: pdfOrder },
  { type: 'pdf.requested', order: { ...pdfOrder, made: new Blob(['%PDF']) } },
  { type: 'data.requested', order: { data: {}, name: 'a.json' } },
  { type: 'print.requested', sheet },
  { type: 'share.requested', sheet },
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

describe('every path through the paper card', () => {
  it('reaches every state by every transition, and is stuck in none', () => {
    expect(walkMachine(dependencies)).toMatchObject(COMPLETE);
  });

  it('survives any order of events and replies, and keeps the created PDF', () => {
    let made: unknown = null;
    return walkAtRandom({
      ...dependencies,
      typed: () => null,
      retyped: () => null,
      begin: () => {
        made = null;
      },
      check: ({ context }) => {
        if (made !== null) expect(context.made).not.toBeNull();
        made = context.made;
      },
    });
  });
});

import { exampleHypothesis } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { COMPLETE, testRuntime, walkAtRandom, walkMachine } from '@spinout/flow-kit/testing';
import { downloadMachine, type DownloadEvent } from './download.machine.js';

const events: readonly DownloadEvent[] = [
  { type: 'download.requested', data: {}, locale: 'en-US' },
  { type: 'download.requested', data: { hypothesis: exampleHypothesis }, locale: 'de-DE' },
];

const dependencies = {
  machine: downloadMachine,
  inputs: [{ runtime: testRuntime() }],
  events,
  outcomes: { savePdf: { done: ['report.pdf'], error: [new Error('no answer')] } },
};

describe('every path through the download section', () => {
  it('reaches every state and transition, without dead ends', () => {
    expect(walkMachine(dependencies)).toMatchObject(COMPLETE);
  });

  it('never fails in any order of clicks and replies, and shows one outcome at a time', () =>
    walkAtRandom({
      ...dependencies,
      typed: () => null,
      retyped: (before) => before,
      check: ({ context: { error, savedName } }) =>
        expect(error === null || savedName === null).toBe(true),
      problem: ({ context }) => context.error,
      leave: [{ type: 'download.requested', data: {}, locale: 'en-US' }],
    }));
});

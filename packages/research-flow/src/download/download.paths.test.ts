import { exampleHypothesis } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import {
  FULL_COVERAGE,
  testRuntime,
  assertRandomWalks,
  exploreMachine,
} from '@spinout/flow-kit/testing';
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
    expect(exploreMachine(dependencies)).toMatchObject(FULL_COVERAGE);
  });

  it('never fails in any order of clicks and replies, and shows one outcome at a time', () =>
    assertRandomWalks({
      ...dependencies,
      typed: () => null,
      getExpectedInput: (before) => before,
      check: ({ context: { error, savedName } }) =>
        expect(error === null || savedName === null).toBe(true),
      problem: ({ context }) => context.error,
      clearingEvents: [{ type: 'download.requested', data: {}, locale: 'en-US' }],
    }));
});

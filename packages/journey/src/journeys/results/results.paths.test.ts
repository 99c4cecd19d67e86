import { exampleBundle } from '@spinout/api-client/testing';
import {
  FULL_COVERAGE,
  testRuntime,
  assertRandomWalks,
  exploreMachine,
} from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import { importMachine, type ImportEvent } from './import/import.machine.js';
import { failure } from './results.fixtures.js';
import { resultsMachine } from './results.machine.js';
import { resultsMessages as messages } from './results.messages.js';
import type { ResultsEvent } from './results.types.js';

const options = { bundle: exampleBundle, locale: 'en-US', messages };

const events: readonly ResultsEvent[] = [
  { type: 'summary.requested', ...options },
  { type: 'paper.requested', ...options },
  { type: 'paper.requested', ...options, locale: 'de-DE' },
  { type: 'json.requested', bundle: exampleBundle, file: 'data' },
  { type: 'json.requested', bundle: exampleBundle, file: 'full' },
  { type: 'bundle.requested', ...options },
  { type: 'alert.closed' },
];

const slot = { done: ['file'], error: [failure, new Error('no room')] };

const panel = {
  machine: resultsMachine,
  inputs: [{ runtime: testRuntime() }],
  events,
  outcomes: { saveSummary: slot, savePaper: slot, saveJson: slot, saveBundle: slot },
};

describe('all paths of the downloads', () => {
  it('reaches every state by every transition without dead ends', () => {
    expect(exploreMachine(panel)).toMatchObject(FULL_COVERAGE);
  });

  it('survives any order of clicks and replies, with at most one alert per download', () =>
    assertRandomWalks({
      ...panel,
      typed: () => null,
      getExpectedInput: (before) => before,
      check: ({ context: { failures } }) => {
        const names = failures.map(({ download }) => download);
        expect(new Set(names).size).toBe(names.length);
      },
      problem: ({ context }) => context.failures[0] ?? null,
      clearingEvents: [
        { type: 'alert.closed' },
        { type: 'alert.closed' },
        { type: 'alert.closed' },
        { type: 'alert.closed' },
      ],
    }));
});

describe('all paths of the import', () => {
  const file = new File(['{}'], 'results.json', { type: 'application/json' });
  const imports: readonly ImportEvent[] = [{ type: 'file.chosen', file }, { type: 'file.refused' }];
  const dependencies = {
    machine: importMachine,
    inputs: [undefined],
    events: imports,
    outcomes: { readFile: { done: [exampleBundle], error: [new Error('broken')] } },
  };

  it('reaches every state by every transition without dead ends', () => {
    expect(exploreMachine(dependencies)).toMatchObject(FULL_COVERAGE);
  });

  it('never shows a file as both opened and invalid', () =>
    assertRandomWalks({
      ...dependencies,
      typed: () => null,
      getExpectedInput: (before) => before,
      check: ({ context: { error, topic } }) => expect(error === null || topic === null).toBe(true),
      problem: ({ context }) => context.error,
      clearingEvents: [{ type: 'file.chosen', file }],
    }));
});

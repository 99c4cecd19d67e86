import type { ExperimentDesign } from '@spinout/api-client';
import { exampleDesign, exampleHypothesis } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import {
  FULL_COVERAGE,
  testRuntime,
  assertRandomWalks,
  exploreMachine,
} from '@spinout/flow-kit/testing';
import { outlineDesign } from './experiment.fixtures.js';
import { DEFAULT_DESIGN, FALLBACK_DESIGN } from './experiment.constants.js';
import {
  experimentMachine,
  type ExperimentDraft,
  type ExperimentEvent,
} from './experiment.machine.js';

const adjustable: ExperimentDesign = {
  ...exampleDesign,
  sampleSize: 64,
  power_analysis: {
    test: 'Two-sample t test',
    effect: { name: "Cohen's d", value: 0.5, basis: 'made up' },
    alpha: 0.05,
    power: 0.8,
    tails: 2,
    attrition: 0,
    groups: 2,
    per_group: 32,
    total: 64,
    statement: '',
    curve: [],
    adjustable: true,
  },
};

const draft: ExperimentDraft = {
  tab: 'variables',
  proposed: exampleDesign,
  design: { ...exampleDesign, budget: 7 },
  typed: { controls: 'Placebo', equipment: '' },
};

const answers = { factor: 'naps', outcome: 'recall' };

const events: readonly ExperimentEvent[] = [
  { type: 'generation.resumed' },
  { type: 'tab.changed', tab: 'timeline' },
  { type: 'methodology.changed', text: 'Crossover' },
  { type: 'duration.changed', text: '2 years' },
  { type: 'sampleSize.typed', text: '64' },
  { type: 'sampleSize.typed', text: 'many' },
  { type: 'budget.typed', text: '1e400' },
  { type: 'plan.typed', field: 'alpha', text: '0.01' },
  { type: 'effect.chosen', asReported: true },
  { type: 'effect.selected', number: 0 },
  { type: 'plan.typed', field: 'clusterSize', text: '10' },
  { type: 'correction.chosen', correction: 'holm' },
  { type: 'curve.chosen', view: 'detectable' },
  { type: 'entry.typed', list: 'controls', text: 'Sham' },
  { type: 'entry.typed', list: 'equipment', text: '  ' },
  { type: 'entry.added', list: 'controls' },
  { type: 'entry.added', list: 'equipment' },
  { type: 'entry.removed', list: 'controls', index: 0 },
  { type: 'entry.removed', list: 'equipment', index: 99 },
  { type: 'undo.requested' },
  { type: 'undo.dismissed' },
  { type: 'phase.added' },
  { type: 'phase.changed', index: 0, change: { phase: 'Setup' } },
  { type: 'phase.changed', index: 99, change: { phase: 'Nowhere' } },
  { type: 'outline.typed', part: 'factor', text: 'naps' },
  { type: 'outline.typed', part: 'outcome', text: ' ' },
  { type: 'outline.planned' },
  { type: 'design.finalized' },
];

const input = { runtime: testRuntime(), journeyId: 'journey-1', hypothesis: exampleHypothesis };

const dependencies = {
  machine: experimentMachine,
  inputs: [
    input,
    { ...input, draft },
    { ...input, draft: { ...draft, proposed: adjustable, design: adjustable } },
    { ...input, draft: { ...draft, proposed: null } },
    { ...input, draft: { ...draft, proposed: outlineDesign, design: outlineDesign, answers } },
    { ...input, draft: { ...draft, proposed: adjustable, design: adjustable }, isUpdate: true },
  ],
  events,
  outcomes: {
    designExperiment: { done: [exampleDesign, null], error: [new Error('no answer')] },
    recalculateDesign: { done: [adjustable, null], error: [new Error('no answer')] },
  },
};

describe('every path through the experiment step', () => {
  it('reaches every state and transition, without dead ends', () => {
    expect(exploreMachine(dependencies)).toMatchObject(FULL_COVERAGE);
  });

  it('loses no input and never fails, in any order of events and replies', () =>
    assertRandomWalks({
      ...dependencies,
      typed: ({ context: { draft } }) => ({
        controls: draft.typed.controls,
        equipment: draft.typed.equipment,
        tab: draft.tab,
      }),
      getExpectedInput: (before, event) => {
        switch (event.type) {
          case 'tab.changed':
            return { ...before, tab: event.tab };
          case 'entry.typed':
            return { ...before, [event.list]: event.text };
          case 'entry.added':
            return before[event.list].trim() === '' ? before : { ...before, [event.list]: '' };
          default:
            return before;
        }
      },
      check: ({ context: { draft: now } }, event) => {
        expect(Number.isSafeInteger(now.design.sampleSize)).toBe(true);
        expect(Number.isSafeInteger(now.design.budget)).toBe(true);
        if (event?.type === 'methodology.changed') expect(now.design.methodology).toBe(event.text);
        if (event?.type === 'duration.changed') expect(now.design.duration).toBe(event.text);
        // A reply never overwrites an edit.
        expect([
          null,
          exampleDesign,
          outlineDesign,
          adjustable,
          DEFAULT_DESIGN,
          FALLBACK_DESIGN,
        ]).toContain(now.proposed);
      },
    }));
});

import type { CompanyStructure } from '@spinout/api-client';
import {
  exampleAnalysis,
  exampleCompany,
  exampleDesign,
  exampleHypothesis,
  exampleMetadata,
  examplePapers,
} from '@spinout/api-client/testing';
import { exploreMachine, FULL_COVERAGE } from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { paperMachine } from '../steps/paper/paper.machine.js';
import type { StepDefinition } from './define-step.js';
import { flowMachine } from './flow.machine.js';
import { analysis, events, input, review, topic } from './flow.test-tools.js';
import { revisitRules } from './revisit/revisit.rules.js';
import { revisitEvents } from './revisit/revisit.test-tools.js';

const shown = [
  { draft: {}, problem: null },
  { draft: {}, problem: { code: 'searchFailed' } },
];

/** Stands in for the definition of any step. */
const anyStep: StepDefinition = {
  name: 'paper',
  createMachine: () => paperMachine,
  getInput: () => ({}),
  addResult: ({ data }) => ({ data: { ...data, hypothesis: exampleHypothesis } }),
  getCompany: ({ result }) => (result as CompanyStructure | undefined) ?? null,
};

describe('every path through the flow', () => {
  it('starts no step before the saved flow is restored', () => {
    const actor = createActor(flowMachine, { input }).start();
    actor.send({ type: 'step.set', step: 4 });
    expect(actor.getSnapshot().matches('restoring')).toBe(true);
    actor.stop();
  });

  it('reaches every state and transition, without dead ends', () => {
    const walk = exploreMachine({
      machine: flowMachine,
      inputs: [
        input,
        { ...input, firstStep: 9 },
        // Results before the first step: the rules about completed steps are loaded first.
        { ...input, initialData: { hypothesis: exampleHypothesis } },
      ],
      events: [...events, ...revisitEvents],
      // The step that opens after its code is loaded; a blank flow has no conflicts.
      facts: ({ context: { step, data, other, undo } }) => [
        step,
        Object.keys(data).length > 0,
        other?.kind,
        // Only at the first step: a completed step ends the offer, and more would double the paths.
        undo !== null && step === 1 && other === null && Object.keys(data).length === 0,
      ],
      outcomes: {
        fetchStep: {
          done: [{ definition: anyStep, rules: revisitRules }],
          error: [new Error('no network')],
        },
        topicStep: {
          done: [{ topic, researchArea: 'Sleep', methodology: 'computational analysis' }],
          shown,
        },
        paperStep: {
          done: [{ documents: [], analysis: exampleAnalysis, metadata: exampleMetadata }],
          shown,
        },
        hypothesisStep: { done: [{ hypothesis: exampleHypothesis }], shown },
        literatureStep: {
          done: [{ review, selected: ['paper-1'], papers: examplePapers, analysis }],
          shown,
        },
        experimentStep: { done: [{ design: exampleDesign }], shown },
        companyStep: {
          shown: [
            { draft: {}, problem: null, result: null },
            { draft: {}, problem: null, result: exampleCompany },
          ],
        },
      },
    });
    expect(walk).toMatchObject(FULL_COVERAGE);
  });
});

import type { Phase } from '@spinout/api-client';
import { experimentSetup } from './experiment.setup.js';
import { toPlanRequest } from './sample-plan.js';

const EMPTY_PHASE: Phase = { phase: '', duration: '', description: '' };

/** Parses a typed number; unreadable text is 0. */
const parseWholeNumber = (text: string): number => {
  const number = Number.parseInt(text, 10);
  return Number.isSafeInteger(number) ? number : 0;
};

/** The user edits the design; its numbers follow what is changed in the power analysis. */
export const editing = experimentSetup.createStateConfig({
  initial: 'calculated',
  states: {
    calculated: {},
    recalculating: {
      invoke: {
        src: 'recalculateDesign',
        input: ({ context: { journeyId, hypothesis, papers = [], draft } }) => ({
          journeyId,
          hypothesis,
          ...(papers.length > 0 ? { papers } : {}),
          plan: toPlanRequest(draft.plan ?? {}),
        }),
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'failed' },
          {
            target: 'calculated',
            actions: {
              type: 'applyRecalculated',
              params: ({ context, event }) => ({
                design: event.output ?? context.draft.design,
              }),
            },
          },
        ],
        onError: {
          target: 'failed',
          actions: {
            type: 'logRecalculation',
            params: ({ event: { error } }) => ({ error }),
          },
        },
      },
    },
    /** The numbers are those before the last change. */
    failed: {},
  },
  on: {
    'plan.typed': {
      guard: 'canRecalculate',
      target: '.recalculating',
      actions: {
        type: 'changePlan',
        params: ({ event: { field, text } }) => ({ [field]: text }),
      },
    },
    'effect.chosen': {
      guard: 'canRecalculate',
      target: '.recalculating',
      actions: {
        type: 'changePlan',
        params: ({ event: { asReported } }) => ({ asReported, effect: undefined }),
      },
    },
    'effect.selected': {
      guard: 'canRecalculate',
      target: '.recalculating',
      actions: {
        type: 'changePlan',
        params: ({ event: { number } }) => ({ effectChoice: number, effect: undefined }),
      },
    },
    'tab.changed': { actions: { type: 'showTab', params: ({ event: { tab } }) => ({ tab }) } },
    'methodology.changed': {
      actions: { type: 'change', params: ({ event: { text } }) => ({ methodology: text }) },
    },
    'duration.changed': {
      actions: { type: 'change', params: ({ event: { text } }) => ({ duration: text }) },
    },
    'sampleSize.typed': [
      {
        guard: {
          type: 'canPlanSize',
          params: ({ event: { text } }) => ({ size: parseWholeNumber(text) }),
        },
        target: '.recalculating',
        actions: [
          {
            type: 'change',
            params: ({ event: { text } }) => ({ sampleSize: parseWholeNumber(text) }),
          },
          {
            type: 'changePlan',
            params: ({ event: { text } }) => ({
              sampleSize: parseWholeNumber(text),
              power: undefined,
            }),
          },
        ],
      },
      {
        actions: {
          type: 'change',
          params: ({ event: { text } }) => ({ sampleSize: parseWholeNumber(text) }),
        },
      },
    ],
    'budget.typed': {
      actions: {
        type: 'change',
        params: ({ event: { text } }) => ({ budget: parseWholeNumber(text) }),
      },
    },
    'entry.typed': {
      actions: {
        type: 'setTypedText',
        params: ({ event: { list, text } }) => ({ list, text }),
      },
    },
    'entry.added': {
      actions: { type: 'addEntry', params: ({ event: { list } }) => ({ list }) },
    },
    'entry.removed': {
      actions: {
        type: 'removeEntry',
        params: ({ event: { list, index } }) => ({ list, index }),
      },
    },
    'phase.added': {
      actions: {
        type: 'changePhases',
        params: { change: (phases: readonly Phase[]) => [...phases, EMPTY_PHASE] },
      },
    },
    'phase.changed': {
      actions: {
        type: 'changePhases',
        params: ({ event: { index, change } }) => ({
          change: (phases: readonly Phase[]) =>
            phases.map((phase, at) => (at === index ? { ...phase, ...change } : phase)),
        }),
      },
    },
    'design.finalized': 'completed',
  },
});

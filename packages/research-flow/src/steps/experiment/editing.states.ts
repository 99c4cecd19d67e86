import type { Phase } from '@spinout/api-client';
import { assign } from 'xstate';
import { keepEntry, restoreEntry } from '../../data/step-undo.js';
import { SAMPLE_SIZE_MIN } from './experiment.constants.js';
import { planningOutline } from './outline.states.js';
import { withAnswers } from './study-outline.js';
import { experimentSetup } from './experiment.setup.js';
import { applyRecalculation, isAdjustable, keepsSampleSize, toPlanRequest } from './sample-plan.js';

const EMPTY_PHASE: Phase = { phase: '', duration: '', description: '' };

/** Parses a typed number; unreadable text is 0. */
const parseWholeNumber = (text: string): number => {
  const number = Number.parseInt(text, 10);
  return Number.isSafeInteger(number) ? number : 0;
};

const changeSampleSize = {
  type: 'change',
  params: ({ event }: { readonly event: { readonly text: string } }) => ({
    sampleSize: parseWholeNumber(event.text),
  }),
} as const;

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
          hypothesis: withAnswers(hypothesis, draft.answers),
          ...(papers.length > 0 ? { papers } : {}),
          plan: toPlanRequest(draft.plan ?? {}),
        }),
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'failed' },
          {
            target: 'calculated',
            actions: assign({
              draft: ({ context: { draft }, event: { output } }) => {
                if (output === null) return draft;
                const { plan = {}, calculated = draft.proposed ?? draft.design } = draft;
                const design = applyRecalculation(draft.design, output, { calculated, plan });
                return design === draft.design ? draft : { ...draft, design, calculated: output };
              },
            }),
          },
        ],
        onError: {
          target: 'failed',
          actions: ({ context, event }) =>
            context.runtime.log.warn('The design could not be recalculated.', event.error),
        },
      },
    },
    planning: planningOutline,
    /** The numbers are those before the last change. */
    failed: {},
  },
  on: {
    'plan.typed': {
      guard: 'canRecalculate',
      target: '.recalculating',
      actions: {
        type: 'changePlan',
        params: ({ context: { draft }, event: { field, text } }) => ({
          [field]: text,
          ...(keepsSampleSize(field) && { sampleSize: draft.plan?.sampleSize }),
        }),
      },
    },
    'correction.chosen': {
      guard: 'canRecalculate',
      target: '.recalculating',
      actions: {
        type: 'changePlan',
        params: ({ context: { draft }, event: { correction } }) => ({
          correction,
          sampleSize: draft.plan?.sampleSize,
        }),
      },
    },
    'curve.chosen': {
      actions: {
        type: 'changePlan',
        params: ({ context: { draft }, event: { view } }) => ({
          view,
          sampleSize: draft.plan?.sampleSize,
        }),
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
    'outline.typed': {
      actions: assign({
        draft: ({ context: { draft }, event: { part, text } }) => ({
          ...draft,
          answers: { ...draft.answers, [part]: text },
        }),
      }),
    },
    'outline.planned': { guard: 'canPlanOutline', target: '.planning' },
    'tab.changed': {
      actions: assign({ draft: ({ context: { draft }, event: { tab } }) => ({ ...draft, tab }) }),
    },
    'methodology.changed': {
      actions: { type: 'change', params: ({ event: { text } }) => ({ methodology: text }) },
    },
    'duration.changed': {
      actions: { type: 'change', params: ({ event: { text } }) => ({ duration: text }) },
    },
    'sampleSize.typed': [
      {
        guard: ({ context: { draft }, event: { text } }) =>
          isAdjustable(draft.design) && parseWholeNumber(text) >= SAMPLE_SIZE_MIN,
        target: '.recalculating',
        actions: [
          changeSampleSize,
          {
            type: 'changePlan',
            params: ({ event: { text } }) => ({
              sampleSize: parseWholeNumber(text),
              power: undefined,
            }),
          },
        ],
      },
      { actions: changeSampleSize },
    ],
    'budget.typed': {
      actions: {
        type: 'change',
        params: ({ event: { text } }) => ({ budget: parseWholeNumber(text) }),
      },
    },
    'entry.typed': {
      actions: assign({
        draft: ({ context: { draft }, event: { list, text } }) => ({
          ...draft,
          typed: { ...draft.typed, [list]: text },
        }),
      }),
    },
    'entry.added': {
      actions: assign({
        draft: ({ context: { draft }, event: { list } }) => {
          const text = draft.typed[list].trim();
          if (text === '') return draft;
          return {
            ...draft,
            typed: { ...draft.typed, [list]: '' },
            design: { ...draft.design, [list]: [...draft.design[list], text] },
          };
        },
      }),
    },
    'entry.removed': {
      actions: [
        assign({
          removed: ({ context: { draft, removed }, event: { list, index } }) => {
            const entry = keepEntry(draft.design[list], index);
            return entry ? { ...entry, list } : removed;
          },
        }),
        {
          type: 'change',
          params: ({ context: { draft }, event: { list, index } }) => ({
            [list]: draft.design[list].filter((_, at) => at !== index),
          }),
        },
      ],
    },
    'undo.requested': {
      actions: [
        {
          type: 'change',
          params: ({ context: { draft, removed } }) =>
            removed === null
              ? {}
              : { [removed.list]: restoreEntry(draft.design[removed.list], removed) },
        },
        assign({ removed: null }),
      ],
    },
    'undo.dismissed': { actions: assign({ removed: null }) },
    'phase.added': {
      actions: {
        type: 'change',
        params: ({ context: { draft } }) => ({
          timeline: [...draft.design.timeline, EMPTY_PHASE],
        }),
      },
    },
    'phase.changed': {
      actions: {
        type: 'change',
        params: ({ context: { draft }, event: { index, change } }) => ({
          timeline: draft.design.timeline.map((phase, at) =>
            at === index ? { ...phase, ...change } : phase,
          ),
        }),
      },
    },
    'design.finalized': 'completed',
  },
});

import { assign, emit, type SnapshotFrom } from 'xstate';
import { isUnsupported } from '../../evidence/support.js';
import { isMalformed } from '../../problems/problem.js';
import { changeForm, createForm, isValidForm, keepEdit, saveEdit } from './hypothesis-form.js';
import { changeStartForm, createStartForm } from './hypothesis-start.js';
import { createInitialContext, hypothesisSetup, ownFormEvents } from './hypothesis.setup.js';

export type * from './hypothesis.types.js';

/** Generating another one is a new request, even if the last attempt was cancelled. */
const generateAnother = {
  target: 'generating',
  actions: { type: 'setRequest', params: { isFresh: true, candidate: undefined } },
} as const;

/** The machine of the hypothesis step. */
export const hypothesisMachine = hypothesisSetup.createMachine({
  id: 'hypothesis',
  context: ({ input }) => createInitialContext(input),
  initial: 'routing',
  on: {
    'model.changed': {
      guard: ({ context: { paperAnalysis } }) => paperAnalysis?.language_model !== undefined,
      actions: {
        type: 'updateDraft',
        params: ({ event }) => ({ isModelAllowed: event.isAllowed }),
      },
    },
  },
  states: {
    routing: {
      always: [
        {
          guard: ({ context }) => context.isUpdate === true,
          target: 'generating',
          actions: [
            assign({ isUpdate: false }),
            { type: 'setRequest', params: { isFresh: true, candidate: undefined } },
          ],
        },
        { guard: ({ context }) => context.draft.isWritingOwn === true, target: 'writingOwn' },
        {
          guard: ({ context: { draft } }) => draft.start !== undefined && draft.edit !== undefined,
          target: 'editing',
        },
        {
          guard: ({ context }) => context.draft.unsupported !== undefined,
          target: 'unsupported',
        },
        {
          guard: ({ context: { draft } }) => draft.hypothesis !== null && draft.edit !== undefined,
          target: 'editing',
        },
        { guard: 'hasHypothesis', target: 'generated' },
        { target: 'idle' },
      ],
    },
    idle: {
      on: {
        'generation.requested': {
          target: 'generating',
          actions: { type: 'setRequest', params: { candidate: undefined } },
        },
        'own.started': 'writingOwn',
      },
    },
    generating: {
      tags: 'busy',
      entry: 'clearProblem',
      exit: assign({ isFresh: false }),
      invoke: {
        src: 'generateHypothesis',
        input: ({
          context: { topic, interest, papers, importsOf, candidate, draft, isFresh },
        }) => ({
          topic,
          interest,
          papers,
          importsOf,
          candidate,
          isModelAllowed: draft.isModelAllowed,
          isFresh,
        }),
        onDone: [
          {
            guard: ({ event }) => isUnsupported(event.output.hypothesis),
            target: 'unsupported',
            // The reply has no hypothesis, so an earlier one stays.
            actions: [
              {
                type: 'updateDraft',
                params: ({ event: { output } }) => ({
                  candidates: undefined,
                  modelReport: output.modelReport,
                  unsupported: output.hypothesis.statement,
                }),
              },
              emit(({ event: { output } }) => ({
                type: 'hypothesis.unsupported',
                statement: output.hypothesis.statement,
              })),
            ],
          },
          {
            target: 'generated',
            actions: [
              {
                type: 'updateDraft',
                params: ({ context: { runtime }, event: { output } }) => ({
                  hypothesis: { ...output.hypothesis, generated_at: runtime.now().toISOString() },
                  candidates: output.candidates,
                  modelReport: output.modelReport,
                  unsupported: undefined,
                }),
              },
              { type: 'emitHypothesis', params: { type: 'hypothesis.generated' } },
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: assign({
            problem: ({ event: { error } }) => ({
              code: isMalformed(error) ? 'hypothesisInvalid' : 'hypothesisFailed',
              error,
            }),
          }),
        },
      },
      on: { 'generation.cancelled': 'routing' },
    },
    generated: {
      on: {
        'generation.requested': generateAnother,
        'candidate.chosen': {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: 'generating',
          actions: {
            type: 'setRequest',
            params: ({ event: { number } }) => ({ isFresh: true, candidate: number }),
          },
        },
        'own.selected': {
          guard: { type: 'isSaved', params: ({ event }) => event },
          actions: { type: 'showOwnHypothesis', params: ({ event }) => event },
        },
        'preference.stated': {
          actions: {
            type: 'updateDraft',
            params: ({ context: { draft }, event: { preferred, other } }) => ({
              preferences: [...(draft.preferences ?? []), { preferred, other }],
            }),
          },
        },
        'edit.started': {
          target: 'editing',
          actions: [
            {
              type: 'updateDraft',
              params: ({ context: { draft } }) => ({
                edit: draft.hypothesis === null ? undefined : createForm(draft.hypothesis),
              }),
            },
            assign({ cancelledEdit: null }),
          ],
        },
        'undo.requested': {
          guard: 'canUndoEdit',
          target: 'editing',
          actions: [
            {
              type: 'updateDraft',
              params: ({ context: { cancelledEdit } }) => ({ edit: cancelledEdit?.edit }),
            },
            assign({ cancelledEdit: null }),
          ],
        },
        'undo.dismissed': { actions: assign({ cancelledEdit: null }) },
        'own.started': 'writingOwn',
        'hypothesis.chosen': 'completed',
      },
    },
    editing: {
      on: {
        'edit.changed': {
          actions: {
            type: 'updateDraft',
            params: ({ context: { draft }, event: { field, text } }) => ({
              edit:
                draft.edit &&
                (draft.start
                  ? changeStartForm(draft.start, draft.edit, field, text)
                  : draft.hypothesis
                    ? changeForm(draft.hypothesis, draft.edit, field, text)
                    : draft.edit),
            }),
          },
        },
        'edit.saved': {
          guard: ({ context: { draft } }) => draft.edit !== undefined && isValidForm(draft.edit),
          target: 'generated',
          actions: [
            {
              type: 'updateDraft',
              params: ({ context: { draft, runtime } }) => saveEdit(draft, runtime),
            },
            { type: 'emitHypothesis', params: { type: 'hypothesis.edited' } },
          ],
        },
        'edit.cancelled': [
          {
            guard: ({ context: { draft } }) => draft.start !== undefined,
            target: 'unsupported',
            actions: { type: 'updateDraft', params: { edit: undefined, start: undefined } },
          },
          {
            target: 'generated',
            actions: [
              assign({ cancelledEdit: ({ context: { draft } }) => keepEdit(draft) }),
              { type: 'updateDraft', params: { edit: undefined } },
            ],
          },
        ],
      },
    },
    // An own hypothesis can be written at any time.
    writingOwn: {
      entry: ['clearProblem', { type: 'updateDraft', params: { isWritingOwn: true } }],
      on: {
        ...ownFormEvents,
        // The text stays for the next time.
        'own.cancelled': {
          target: 'routing',
          actions: { type: 'updateDraft', params: { isWritingOwn: undefined } },
        },
      },
    },
    // No source supports a hypothesis: the user can write one or generate again.
    unsupported: {
      on: {
        'start.chosen': {
          target: 'editing',
          actions: {
            type: 'updateDraft',
            params: ({ event: { start } }) => ({ start, edit: createStartForm(start) }),
          },
        },
        'generation.requested': generateAnother,
        'hypothesis.chosen': { guard: 'hasHypothesis', target: 'completed' },
        ...ownFormEvents,
      },
    },
    failed: {
      on: {
        'generation.requested': 'generating',
        'candidate.chosen': {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: 'generating',
          actions: {
            type: 'setRequest',
            params: ({ event: { number } }) => ({ candidate: number }),
          },
        },
        'own.selected': {
          guard: { type: 'isSaved', params: ({ event }) => event },
          target: 'generated',
          actions: ['clearProblem', { type: 'showOwnHypothesis', params: ({ event }) => event }],
        },
        'own.started': 'writingOwn',
        // A failure does not discard an earlier hypothesis.
        'hypothesis.chosen': { guard: 'hasHypothesis', target: 'completed' },
      },
    },
    completed: {
      type: 'final',
      entry: ['clearProblem', { type: 'emitHypothesis', params: { type: 'hypothesis.chosen' } }],
    },
  },
  output: ({ context }) => {
    const { hypothesis } = context.draft;
    if (hypothesis === null) throw new Error('hypothesis: completed without a hypothesis');
    return { hypothesis };
  },
});

export type HypothesisSnapshot = SnapshotFrom<typeof hypothesisMachine>;

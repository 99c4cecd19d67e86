import { assign } from 'xstate';
import { literatureSetup, reportError } from './literature.setup.js';

const removeFromDraft = literatureSetup.assign({
  draft: ({ context: { draft }, event }) =>
    event.type === 'import.removed'
      ? { ...draft, imports: (draft.imports ?? []).filter(({ id }) => id !== event.id) }
      : draft,
  removals: ({ context: { removals }, event }) =>
    event.type === 'import.removed' && !removals.includes(event.id)
      ? [...removals, event.id]
      : removals,
  lastRead: null,
  isOutdated: true,
});

const next = { guard: 'hasMoreRemovals', target: 'removing', reenter: true } as const;

/**
 * Removes imports one after another. A search waits for them: one that began before would leave a removal unanswered and
 * find the records again.
 */
export const removalStates = literatureSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      on: { 'import.removed': { target: 'removing', actions: ['clearProblem', removeFromDraft] } },
    },
    removing: {
      invoke: {
        src: 'removeImport',
        input: ({ context: { journeyId, removals } }) => {
          const [id] = removals;
          if (id === undefined) throw new Error('literature: removing without an import');
          return { journeyId, id };
        },
        onDone: [
          { ...next, actions: 'takeNextRemoval' },
          {
            guard: ({ context }) => context.isSearchWaiting,
            target: '#literature.searching',
            actions: 'takeNextRemoval',
          },
          { target: 'idle', actions: 'takeNextRemoval' },
        ],
        onError: [
          { ...next, actions: ['takeNextRemoval', reportError('removalFailed')] },
          {
            target: 'idle',
            actions: [
              'takeNextRemoval',
              reportError('removalFailed'),
              assign({ isSearchWaiting: false }),
            ],
          },
        ],
      },
      on: {
        'import.removed': { actions: removeFromDraft },
        'search.requested': { actions: ['clearProblem', assign({ isSearchWaiting: true })] },
        'search.cancelled': { actions: assign({ isSearchWaiting: false }) },
        // A review would leave the removal unanswered too.
        'review.completed': {},
      },
    },
  },
});

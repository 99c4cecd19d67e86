import { assign } from 'xstate';
import { literatureSetup, reportError } from './literature.setup.js';

const remove = {
  type: 'removeFromDraft',
  params: ({ event }: { readonly event: { readonly id: string } }) => event,
} as const;

const next = { guard: 'hasMoreRemovals', target: 'removing', reenter: true } as const;

/**
 * Removes imports one after another. A search waits for them: one that began before would leave a removal unanswered and
 * find the records again.
 */
export const removalStates = literatureSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      on: { 'import.removed': { target: 'removing', actions: ['clearProblem', remove] } },
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
          { ...next, actions: 'forgetRemoval' },
          {
            guard: ({ context }) => context.isSearchWaiting,
            target: '#literature.searching',
            actions: 'forgetRemoval',
          },
          { target: 'idle', actions: 'forgetRemoval' },
        ],
        onError: [
          { ...next, actions: ['forgetRemoval', reportError('removalFailed')] },
          {
            target: 'idle',
            actions: [
              'forgetRemoval',
              reportError('removalFailed'),
              assign({ isSearchWaiting: false }),
            ],
          },
        ],
      },
      on: {
        'import.removed': { actions: remove },
        'search.requested': { actions: ['clearProblem', assign({ isSearchWaiting: true })] },
        'search.cancelled': { actions: assign({ isSearchWaiting: false }) },
        // A review would leave the removal unanswered too.
        'review.completed': {},
      },
    },
  },
});

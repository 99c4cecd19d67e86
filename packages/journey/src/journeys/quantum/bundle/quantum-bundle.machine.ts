import { actorSlot, type Runtime } from '@spinout/flow-kit';
import { assign, setup, type SnapshotFrom } from 'xstate';
import type { QuantumResults } from './quantum-results.types.js';

export interface QuantumBundleInput {
  readonly results: QuantumResults;
  readonly date: Date;
}

export interface QuantumBundleContext {
  readonly runtime: Runtime;
  readonly results: QuantumResults | null;
  /** Name of the saved file, or that saving failed; null before. */
  readonly note: { readonly saved: string } | 'failed' | null;
}

export interface QuantumBundleEvent {
  readonly type: 'bundle.requested';
  readonly results: QuantumResults;
}

/** State machine of saving the results of the quantum section. */
export const quantumBundleMachine = setup({
  types: {
    input: {} as { readonly runtime: Runtime },
    context: {} as QuantumBundleContext,
    events: {} as QuantumBundleEvent,
    tags: {} as 'busy',
  },
  actors: { saveBundle: actorSlot<string, QuantumBundleInput>('saveBundle') },
}).createMachine({
  id: 'quantumBundle',
  context: ({ input: { runtime } }) => ({ runtime, results: null, note: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'bundle.requested': {
          target: 'saving',
          actions: assign({ results: ({ event }) => event.results, note: null }),
        },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'saveBundle',
        input: ({ context: { results, runtime } }) => {
          if (results === null) throw new Error('quantum bundle: nothing was asked for');
          return { results, date: runtime.now() };
        },
        onDone: {
          target: 'idle',
          actions: assign({ note: ({ event }) => ({ saved: event.output }) }),
        },
        onError: { target: 'idle', actions: assign({ note: 'failed' as const }) },
      },
    },
  },
});

export type QuantumBundleSnapshot = SnapshotFrom<typeof quantumBundleMachine>;

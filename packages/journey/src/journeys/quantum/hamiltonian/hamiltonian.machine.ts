import type { HamiltonianEnergies, Source } from '@spinout/api-client';
import { actorSlot, type Runtime } from '@spinout/flow-kit';
import { assign, setup, type SnapshotFrom } from 'xstate';
import { addAlert, type QuantumAlert } from '../quantum-alert.js';
import { isNotOffered } from '../quantum-reply-error.js';

export interface ComputedEnergies {
  readonly energies: HamiltonianEnergies;
  readonly source: Source | null;
}

export interface FoundEnergies extends ComputedEnergies {
  /** The Hamiltonian that was computed. */
  readonly hamiltonian: string;
}

export interface HamiltonianContext {
  readonly runtime: Runtime;
  /** As typed. */
  readonly typed: string;
  /** The last requested one. */
  readonly requested: string;
  /** The last result. */
  readonly found: FoundEnergies | null;
  /** The result that the last one replaced; null if that cannot be undone. */
  readonly replaced: FoundEnergies | null;
  /** Unread alerts, oldest first. */
  readonly alerts: readonly QuantumAlert[];
}

export type HamiltonianEvent =
  | { readonly type: 'hamiltonian.typed'; readonly text: string }
  | { readonly type: 'energies.requested' }
  | { readonly type: 'energies.cancelled' }
  /** Brings back the result that the last one replaced. */
  | { readonly type: 'undo.requested' }
  | { readonly type: 'undo.dismissed' }
  | { readonly type: 'alert.closed' };

export interface EnergiesInput {
  readonly hamiltonian: string;
}

/** State machine of the energies of a Hamiltonian. */
export const hamiltonianMachine = setup({
  types: {
    input: {} as { readonly runtime: Runtime },
    context: {} as HamiltonianContext,
    events: {} as HamiltonianEvent,
    tags: {} as 'busy',
  },
  actors: {
    computeEnergies: actorSlot<ComputedEnergies, EnergiesInput>('computeEnergies'),
  },
}).createMachine({
  id: 'hamiltonian',
  context: ({ input: { runtime } }) => ({
    runtime,
    typed: '',
    requested: '',
    found: null,
    replaced: null,
    alerts: [],
  }),
  on: {
    'hamiltonian.typed': { actions: assign({ typed: ({ event }) => event.text }) },
    'undo.dismissed': { actions: assign({ replaced: null }) },
    'alert.closed': { actions: assign({ alerts: ({ context }) => context.alerts.slice(1) }) },
  },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'undo.requested': {
          actions: assign(({ context: { found, replaced } }) => ({
            found: replaced ?? found,
            replaced: null,
          })),
        },
        'energies.requested': [
          {
            guard: ({ context }) => context.typed.trim() === '',
            actions: assign(({ context }) =>
              addAlert(context.alerts, { code: 'hamiltonianNeeded' }),
            ),
          },
          {
            target: 'computing',
            actions: assign({ requested: ({ context }) => context.typed.trim() }),
          },
        ],
      },
    },
    computing: {
      tags: 'busy',
      invoke: {
        src: 'computeEnergies',
        input: ({ context }) => ({ hamiltonian: context.requested }),
        onDone: {
          target: 'idle',
          actions: assign(({ context: { found, requested }, event: { output } }) => ({
            found: { ...output, hamiltonian: requested },
            replaced: found,
          })),
        },
        onError: {
          target: 'idle',
          // Energies that were not computed are not made up.
          actions: assign(({ context: { alerts }, event: { error } }) =>
            addAlert(
              alerts,
              isNotOffered(error)
                ? { code: 'energiesNotOffered' }
                : { code: 'energiesFailed', error },
            ),
          ),
        },
      },
      on: { 'energies.cancelled': 'idle' },
    },
  },
});

export type HamiltonianSnapshot = SnapshotFrom<typeof hamiltonianMachine>;

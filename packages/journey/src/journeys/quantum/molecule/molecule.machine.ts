import type { Source } from '@spinout/api-client';
import { actorSlot, type Runtime } from '@spinout/flow-kit';
import { assign, setup, type SnapshotFrom } from 'xstate';
import { addAlert, type QuantumAlert } from '../quantum-alert.js';
import { isNotOffered } from '../quantum-reply-error.js';

export interface OptimizedMolecule {
  /** Hartree; null if missing. */
  readonly energy: number | null;
  /** Ångström; null if missing. */
  readonly bondLength: number | null;
  /** Method of calculation; null if missing. */
  readonly method: string | null;
  readonly source: Source | null;
}

export interface GroundState extends OptimizedMolecule {
  readonly molecule: string;
  readonly energy: number;
}

export interface MoleculeContext {
  readonly runtime: Runtime;
  /** The name as typed. */
  readonly typed: string;
  /** The last requested name. */
  readonly requestedName: string;
  /** The last result. */
  readonly found: GroundState | null;
  /** The result that the last one replaced; null if that cannot be undone. */
  readonly replaced: GroundState | null;
  /** Unread alerts, oldest first. */
  readonly alerts: readonly QuantumAlert[];
}

export type MoleculeEvent =
  | { readonly type: 'molecule.typed'; readonly text: string }
  | { readonly type: 'optimization.requested' }
  | { readonly type: 'optimization.cancelled' }
  /** Brings back the result that the last one replaced. */
  | { readonly type: 'undo.requested' }
  | { readonly type: 'undo.dismissed' }
  | { readonly type: 'alert.closed' };

export interface OptimizationInput {
  readonly molecule: string;
}

/** Range of demo energies in Hartree: from −1 to −101. */
const DEMO_ENERGIES = { highest: -1, span: 100 };

const demoEnergy = (random: Runtime['random']) =>
  DEMO_ENERGIES.highest - DEMO_ENERGIES.span * random();

/** State machine of molecular optimization. */
export const moleculeMachine = setup({
  types: {
    input: {} as { readonly runtime: Runtime },
    context: {} as MoleculeContext,
    events: {} as MoleculeEvent,
    tags: {} as 'busy',
  },
  actors: {
    optimizeMolecule: actorSlot<OptimizedMolecule, OptimizationInput>('optimizeMolecule'),
  },
}).createMachine({
  id: 'molecule',
  context: ({ input: { runtime } }) => ({
    runtime,
    typed: '',
    requestedName: '',
    found: null,
    replaced: null,
    alerts: [],
  }),
  on: {
    'molecule.typed': { actions: assign({ typed: ({ event }) => event.text }) },
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
        'optimization.requested': [
          {
            guard: ({ context }) => context.typed.trim() === '',
            actions: assign(({ context }) => addAlert(context.alerts, { code: 'moleculeNeeded' })),
          },
          {
            target: 'optimizing',
            actions: assign({ requestedName: ({ context }) => context.typed.trim() }),
          },
        ],
      },
    },
    optimizing: {
      tags: 'busy',
      invoke: {
        src: 'optimizeMolecule',
        input: ({ context }) => ({ molecule: context.requestedName }),
        onDone: {
          target: 'idle',
          actions: assign(({ context, event: { output } }) => {
            const { alerts, requestedName, found } = context;
            const { energy } = output;
            if (energy === null) return addAlert(alerts, { code: 'noEnergy' });
            return { found: { ...output, energy, molecule: requestedName }, replaced: found };
          }),
        },
        onError: {
          target: 'idle',
          actions: assign(({ context: { alerts, runtime }, event: { error } }) =>
            isNotOffered(error)
              ? addAlert(alerts, { code: 'demoEnergy', energy: demoEnergy(runtime.random) })
              : addAlert(alerts, { code: 'optimizationFailed', error }),
          ),
        },
      },
      on: { 'optimization.cancelled': 'idle' },
    },
  },
});

export type MoleculeSnapshot = SnapshotFrom<typeof moleculeMachine>;

import { actorSlot, type Runtime } from '@spinout/flow-kit';
import { assign, setup, type SnapshotFrom } from 'xstate';
import type { QuantumAlert } from '../quantum-alert.js';
import { isNotOffered } from '../quantum-reply-error.js';
import type { GroundState, OptimizedMolecule } from './molecule.types.js';

export interface MoleculeContext {
  readonly runtime: Runtime;
  /** The name as typed. */
  readonly typed: string;
  /** The last requested name. */
  readonly requestedName: string;
  /** The last result. */
  readonly found: GroundState | null;
  /** Unread alerts, oldest first. */
  readonly alerts: readonly QuantumAlert[];
}

export type MoleculeEvent =
  | { readonly type: 'molecule.typed'; readonly text: string }
  | { readonly type: 'optimization.requested' }
  | { readonly type: 'optimization.cancelled' }
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
  guards: {
    isBlank: ({ context }) => context.typed.trim() === '',
    hasNoEnergy: (_, { output }: { output: OptimizedMolecule }) => output.energy === null,
    isNotOffered: (_, { error }: { error: unknown }) => isNotOffered(error),
  },
  actions: {
    setMolecule: assign({ typed: (_, { text }: { text: string }) => text }),
    setRequested: assign({ requestedName: ({ context }) => context.typed.trim() }),
    storeResult: assign({
      found: ({ context: { requestedName } }, { output }: { output: OptimizedMolecule }) =>
        output.energy === null
          ? null
          : { ...output, energy: output.energy, molecule: requestedName },
    }),
    clearResult: assign({ found: null }),
    alert: assign({
      alerts: ({ context }, { alert }: { alert: QuantumAlert }) => [...context.alerts, alert],
    }),
    alertDemo: assign({
      alerts: ({ context: { alerts, runtime } }) => [
        ...alerts,
        { code: 'demoEnergy' as const, energy: demoEnergy(runtime.random) },
      ],
    }),
    closeAlert: assign({ alerts: ({ context }) => context.alerts.slice(1) }),
  },
}).createMachine({
  id: 'molecule',
  context: ({ input: { runtime } }) => ({
    runtime,
    typed: '',
    requestedName: '',
    found: null,
    alerts: [],
  }),
  on: {
    'molecule.typed': { actions: { type: 'setMolecule', params: ({ event }) => event } },
    'alert.closed': { actions: 'closeAlert' },
  },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'optimization.requested': [
          {
            guard: 'isBlank',
            actions: { type: 'alert', params: { alert: { code: 'moleculeNeeded' } } },
          },
          { target: 'optimizing', actions: ['setRequested', 'clearResult'] },
        ],
      },
    },
    optimizing: {
      tags: 'busy',
      invoke: {
        src: 'optimizeMolecule',
        input: ({ context }) => ({ molecule: context.requestedName }),
        onDone: [
          {
            guard: { type: 'hasNoEnergy', params: ({ event }) => event },
            target: 'idle',
            actions: { type: 'alert', params: { alert: { code: 'noEnergy' } } },
          },
          {
            target: 'idle',
            actions: { type: 'storeResult', params: ({ event }) => event },
          },
        ],
        onError: [
          {
            guard: { type: 'isNotOffered', params: ({ event }) => event },
            target: 'idle',
            actions: 'alertDemo',
          },
          {
            target: 'idle',
            actions: {
              type: 'alert',
              params: ({ event: { error } }) => ({ alert: { code: 'optimizationFailed', error } }),
            },
          },
        ],
      },
      on: { 'optimization.cancelled': 'idle' },
    },
  },
});

export type MoleculeSnapshot = SnapshotFrom<typeof moleculeMachine>;

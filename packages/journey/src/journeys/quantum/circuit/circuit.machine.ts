import type { SimulationJob } from '@spinout/api-client';
import { assign, setup, type SnapshotFrom } from 'xstate';
import { actorSlot, type Runtime } from '@spinout/flow-kit';
import type { QuantumAlert } from '../quantum-alert.js';
import { isNotOffered } from '../quantum-reply-error.js';
import type {
  ChosenCircuit,
  CircuitDraft,
  CreationInput,
  DrawnCircuit,
  CreatedCircuit,
  CheckedChoice,
  SimulationInput,
} from './circuit.types.js';
import { parseDraft, createCircuitRequest } from './circuit-request.js';
import { demoCircuit, demoJob } from './demo.js';

export interface CircuitContext {
  readonly runtime: Runtime;
  /** The last requested circuit. */
  readonly chosen: ChosenCircuit | null;
  readonly created: CreatedCircuit | null;
  /** The latest run of that circuit. */
  readonly job: SimulationJob | null;
  /** Unread alerts, oldest first. */
  readonly alerts: readonly QuantumAlert[];
}

export type CircuitEvent =
  | { readonly type: 'circuit.requested'; readonly draft: CircuitDraft }
  | { readonly type: 'simulation.requested' }
  | { readonly type: 'work.cancelled' }
  | { readonly type: 'alert.closed' };

/** @throws {Error} if a call is made without its subject */
function requireValue<Value>(value: Value | null): Value {
  if (value === null) throw new Error('circuit: nothing was asked for, or made');
  return value;
}

interface Failed {
  readonly error: unknown;
}

/** State machine of creating and running circuits. */
export const circuitMachine = setup({
  types: {
    input: {} as { readonly runtime: Runtime },
    context: {} as CircuitContext,
    events: {} as CircuitEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Checks a program in the browser; rejects with the reason if it is invalid. */
    checkChoice: actorSlot<CheckedChoice, ChosenCircuit>('checkChoice'),
    createCircuit: actorSlot<CreatedCircuit, CreationInput>('createCircuit'),
    /** Creates the gates of a choice in the browser. */
    createDrawing: actorSlot<DrawnCircuit, ChosenCircuit>('createDrawing'),
    runSimulation: actorSlot<SimulationJob, SimulationInput>('runSimulation'),
  },
  guards: {
    isOwnProgram: (_, { draft }: { draft: CircuitDraft }) => draft.template === 'program',
    hasNoCircuit: ({ context }) => context.created === null,
    isDemo: ({ context }) => context.created?.isDemo === true,
    isNotOffered: (_, { error }: Failed) => isNotOffered(error),
  },
  actions: {
    setChosen: assign({
      chosen: (_, { draft }: { draft: CircuitDraft }) => parseDraft(draft),
    }),
    /** A program determines its number of qubits. */
    setSize: assign({
      chosen: ({ context }, { output: { numQubits } }: { output: CheckedChoice }) => ({
        ...requireValue(context.chosen),
        numQubits,
      }),
    }),
    storeCircuit: assign({
      created: (_, { output }: { output: CreatedCircuit }) => output,
      job: null,
    }),
    storeDemo: assign(({ context }, { drawn }: { drawn: DrawnCircuit | null }) => ({
      created: {
        circuit: demoCircuit(
          createCircuitRequest(requireValue(context.chosen)),
          drawn?.program,
          context.runtime,
        ),
        drawing: drawn?.drawing ?? null,
        isDemo: true,
      },
      job: null,
    })),
    storeJob: assign({ job: (_, { output }: { output: SimulationJob }) => output }),
    storeDemoJob: assign({
      job: ({ context: { created, runtime } }) =>
        demoJob(requireValue(created).circuit, runtime, created?.drawing?.readout?.length),
    }),
    alert: assign({
      alerts: ({ context }, { alert }: { alert: QuantumAlert }) => [...context.alerts, alert],
    }),
    closeAlert: assign({ alerts: ({ context }) => context.alerts.slice(1) }),
    logFailure: ({ context }, { error }: Failed) =>
      context.runtime.log.warn('A demo circuit has no gates to show.', error),
  },
}).createMachine({
  id: 'circuit',
  context: ({ input: { runtime } }) => ({
    runtime,
    chosen: null,
    created: null,
    job: null,
    alerts: [],
  }),
  on: { 'alert.closed': { actions: 'closeAlert' } },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'circuit.requested': [
          {
            guard: { type: 'isOwnProgram', params: ({ event }) => event },
            target: 'preparing',
            actions: { type: 'setChosen', params: ({ event }) => event },
          },
          { target: 'creating', actions: { type: 'setChosen', params: ({ event }) => event } },
        ],
        'simulation.requested': [
          {
            guard: 'hasNoCircuit',
            actions: { type: 'alert', params: { alert: { code: 'circuitNeeded' } } },
          },
          {
            guard: 'isDemo',
            actions: [
              'storeDemoJob',
              { type: 'alert', params: { alert: { code: 'demoResults' } } },
            ],
          },
          { target: 'running' },
        ],
      },
    },
    preparing: {
      tags: 'busy',
      invoke: {
        src: 'checkChoice',
        input: ({ context }) => requireValue(context.chosen),
        onDone: { target: 'creating', actions: { type: 'setSize', params: ({ event }) => event } },
        onError: {
          target: 'idle',
          actions: {
            type: 'alert',
            params: ({ event: { error } }) => ({ alert: { code: 'circuitFailed', error } }),
          },
        },
      },
      on: { 'work.cancelled': 'idle' },
    },
    creating: {
      tags: 'busy',
      invoke: {
        src: 'createCircuit',
        input: ({ context }) => ({
          circuitRequest: createCircuitRequest(requireValue(context.chosen)),
        }),
        onDone: {
          target: 'idle',
          actions: { type: 'storeCircuit', params: ({ event }) => event },
        },
        onError: [
          {
            guard: { type: 'isNotOffered', params: ({ event }) => event },
            target: 'demonstrating',
          },
          {
            target: 'idle',
            actions: {
              type: 'alert',
              params: ({ event: { error } }) => ({ alert: { code: 'circuitFailed', error } }),
            },
          },
        ],
      },
      on: { 'work.cancelled': 'idle' },
    },
    demonstrating: {
      tags: 'busy',
      exit: { type: 'alert', params: { alert: { code: 'demoCircuit' } } },
      invoke: {
        src: 'createDrawing',
        input: ({ context }) => requireValue(context.chosen),
        onDone: {
          target: 'idle',
          actions: { type: 'storeDemo', params: ({ event: { output } }) => ({ drawn: output }) },
        },
        onError: {
          target: 'idle',
          actions: [
            { type: 'logFailure', params: ({ event }) => event },
            { type: 'storeDemo', params: { drawn: null } },
          ],
        },
      },
    },
    running: {
      tags: 'busy',
      invoke: {
        src: 'runSimulation',
        input: ({ context }) => ({ circuitId: requireValue(context.created).circuit.id }),
        onDone: {
          target: 'idle',
          actions: { type: 'storeJob', params: ({ event }) => event },
        },
        onError: [
          {
            guard: { type: 'isNotOffered', params: ({ event }) => event },
            target: 'idle',
            actions: [
              'storeDemoJob',
              { type: 'alert', params: { alert: { code: 'demoResults' } } },
            ],
          },
          {
            target: 'idle',
            actions: {
              type: 'alert',
              params: ({ event: { error } }) => ({ alert: { code: 'simulationFailed', error } }),
            },
          },
        ],
      },
      on: { 'work.cancelled': 'idle' },
    },
  },
});

export type CircuitSnapshot = SnapshotFrom<typeof circuitMachine>;

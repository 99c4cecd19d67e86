import type { SimulationJob } from '@spinout/api-client';
import { assign, setup, type SnapshotFrom } from 'xstate';
import {
  actorSlot,
  afterFailure,
  type Intents,
  keyOf,
  NO_INTENTS,
  type Runtime,
  withIntent,
  withoutIntent,
} from '@spinout/flow-kit';
import type { QuantumAlert } from '../quantum-alert.js';
import { isNotOffered } from '../quantum-failure.js';
import type {
  ChosenCircuit,
  CircuitDraft,
  CreationInput,
  DrawnCircuit,
  MadeCircuit,
  ReadChoice,
  SimulationInput,
} from './circuit.types.js';
import { toChosenCircuit, toCircuitRequest } from './circuit-request.js';
import { demoCircuit, demoJob } from './demo.js';

export interface CircuitContext {
  readonly runtime: Runtime;
  readonly intents: Intents;
  /** What was asked for last. */
  readonly chosen: ChosenCircuit | null;
  readonly made: MadeCircuit | null;
  /** The newest run of that circuit. */
  readonly job: SimulationJob | null;
  /** What must be read, oldest first. */
  readonly alerts: readonly QuantumAlert[];
}

export type CircuitEvent =
  | { readonly type: 'circuit.requested'; readonly draft: CircuitDraft }
  | { readonly type: 'simulation.requested' }
  | { readonly type: 'work.cancelled' }
  | { readonly type: 'alert.closed' };

const CREATE = 'quantum.createCircuit';
const RUN = 'quantum.runSimulation';

/** @throws {Error} when there is nothing: a call is made without what it is about */
function present<Value>(value: Value | null): Value {
  if (value === null) throw new Error('circuit: nothing was asked for, or made');
  return value;
}

interface Failed {
  readonly error: unknown;
}

/** The rules of making and running circuits; runs without React and without a server. */
export const circuitMachine = setup({
  types: {
    input: {} as { readonly runtime: Runtime },
    context: {} as CircuitContext,
    events: {} as CircuitEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Looks at a program in the page; fails with what is wrong with it. */
    readChoice: actorSlot<ReadChoice, ChosenCircuit>('readChoice'),
    createCircuit: actorSlot<MadeCircuit, CreationInput>('createCircuit'),
    /** Makes the gates of a choice in the page. */
    drawChoice: actorSlot<DrawnCircuit, ChosenCircuit>('drawChoice'),
    runSimulation: actorSlot<SimulationJob, SimulationInput>('runSimulation'),
  },
  guards: {
    isOwnProgram: (_, { draft }: { draft: CircuitDraft }) => draft.template === 'program',
    hasNoCircuit: ({ context }) => context.made === null,
    isDemo: ({ context }) => context.made?.isDemo === true,
    isNotOffered: (_, { error }: Failed) => isNotOffered(error),
  },
  actions: {
    setChosen: assign({
      chosen: (_, { draft }: { draft: CircuitDraft }) => toChosenCircuit(draft),
    }),
    /** A program has its own number of qubits. */
    setSize: assign({
      chosen: ({ context }, { output: { numQubits } }: { output: ReadChoice }) => ({
        ...present(context.chosen),
        numQubits,
      }),
    }),
    openIntent: assign({
      intents: ({ context }, { asked, request }: { asked: string; request: unknown }) =>
        withIntent(context.intents, asked, request, context.runtime.newKey),
    }),
    closeIntent: assign({
      intents: ({ context }, { asked }: { asked: string }) => withoutIntent(context.intents, asked),
    }),
    keepIntent: assign({
      intents: ({ context }, { asked, error }: { asked: string; error: unknown }) =>
        afterFailure(context.intents, asked, error),
    }),
    storeCircuit: assign({ made: (_, { output }: { output: MadeCircuit }) => output, job: null }),
    storeDemo: assign(({ context }, { drawn }: { drawn: DrawnCircuit | null }) => ({
      made: {
        circuit: demoCircuit(
          toCircuitRequest(present(context.chosen)),
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
      job: ({ context: { made, runtime } }) =>
        demoJob(present(made).circuit, runtime, made?.drawing?.readout?.length),
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
    intents: NO_INTENTS,
    chosen: null,
    made: null,
    job: null,
    alerts: [],
  }),
  on: { 'alert.closed': { actions: 'closeAlert' } },
  initial: 'resting',
  states: {
    resting: {
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
        src: 'readChoice',
        input: ({ context }) => present(context.chosen),
        onDone: { target: 'creating', actions: { type: 'setSize', params: ({ event }) => event } },
        onError: {
          target: 'resting',
          actions: {
            type: 'alert',
            params: ({ event: { error } }) => ({ alert: { code: 'circuitFailed', error } }),
          },
        },
      },
      on: { 'work.cancelled': 'resting' },
    },
    creating: {
      tags: 'busy',
      entry: {
        type: 'openIntent',
        params: ({ context }) => ({
          asked: CREATE,
          request: toCircuitRequest(present(context.chosen)),
        }),
      },
      invoke: {
        src: 'createCircuit',
        input: ({ context }) => ({
          circuitRequest: toCircuitRequest(present(context.chosen)),
          key: keyOf(context.intents, CREATE),
        }),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'storeCircuit', params: ({ event }) => event },
            { type: 'closeIntent', params: { asked: CREATE } },
          ],
        },
        onError: [
          {
            guard: { type: 'isNotOffered', params: ({ event }) => event },
            target: 'demonstrating',
            actions: { type: 'closeIntent', params: { asked: CREATE } },
          },
          {
            target: 'resting',
            actions: [
              {
                type: 'alert',
                params: ({ event: { error } }) => ({ alert: { code: 'circuitFailed', error } }),
              },
              {
                type: 'keepIntent',
                params: ({ event: { error } }) => ({ asked: CREATE, error }),
              },
            ],
          },
        ],
      },
      on: { 'work.cancelled': 'resting' },
    },
    demonstrating: {
      tags: 'busy',
      exit: { type: 'alert', params: { alert: { code: 'demoCircuit' } } },
      invoke: {
        src: 'drawChoice',
        input: ({ context }) => present(context.chosen),
        onDone: {
          target: 'resting',
          actions: { type: 'storeDemo', params: ({ event: { output } }) => ({ drawn: output }) },
        },
        onError: {
          target: 'resting',
          actions: [
            { type: 'logFailure', params: ({ event }) => event },
            { type: 'storeDemo', params: { drawn: null } },
          ],
        },
      },
    },
    running: {
      tags: 'busy',
      entry: {
        type: 'openIntent',
        params: ({ context }) => ({ asked: RUN, request: present(context.made).circuit.id }),
      },
      invoke: {
        src: 'runSimulation',
        input: ({ context: { made, intents } }) => ({
          circuitId: present(made).circuit.id,
          key: keyOf(intents, RUN),
        }),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'storeJob', params: ({ event }) => event },
            { type: 'closeIntent', params: { asked: RUN } },
          ],
        },
        onError: [
          {
            guard: { type: 'isNotOffered', params: ({ event }) => event },
            target: 'resting',
            actions: [
              'storeDemoJob',
              { type: 'alert', params: { alert: { code: 'demoResults' } } },
              { type: 'closeIntent', params: { asked: RUN } },
            ],
          },
          {
            target: 'resting',
            actions: [
              {
                type: 'alert',
                params: ({ event: { error } }) => ({ alert: { code: 'simulationFailed', error } }),
              },
              { type: 'keepIntent', params: ({ event: { error } }) => ({ asked: RUN, error }) },
            ],
          },
        ],
      },
      on: { 'work.cancelled': 'resting' },
    },
  },
});

export type CircuitSnapshot = SnapshotFrom<typeof circuitMachine>;

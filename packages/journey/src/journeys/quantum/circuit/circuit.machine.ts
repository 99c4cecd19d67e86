import type { SimulationJob } from '@spinout/api-client';
import { assign, setup, type SnapshotFrom } from 'xstate';
import { actorSlot, type Runtime } from '@spinout/flow-kit';
import { addAlert, type QuantumAlert } from '../quantum-alert.js';
import { isNotOffered } from '../quantum-reply-error.js';
import type {
  ChosenCircuit,
  CircuitDraft,
  CreationInput,
  DrawnCircuit,
  CreatedCircuit,
  CheckedChoice,
  NoiseLevel,
  ReplacedCircuit,
  SimulationInput,
} from './circuit.types.js';
import { parseDraft, createCircuitRequest, createNoise } from './circuit-request.js';
import { demoCircuit, demoJob } from './demo.js';

export interface CircuitContext {
  readonly runtime: Runtime;
  /** The last requested circuit. */
  readonly chosen: ChosenCircuit | null;
  readonly created: CreatedCircuit | null;
  /** The latest run of that circuit. */
  readonly job: SimulationJob | null;
  /** What the latest circuit or run replaced; null if that cannot be undone. */
  readonly replaced: ReplacedCircuit | null;
  /** Unread alerts, oldest first. */
  readonly alerts: readonly QuantumAlert[];
}

export type CircuitEvent =
  | { readonly type: 'circuit.requested'; readonly draft: CircuitDraft }
  | { readonly type: 'simulation.requested'; readonly noise?: NoiseLevel }
  | { readonly type: 'work.cancelled' }
  /** Brings back what the latest circuit or run replaced. */
  | { readonly type: 'undo.requested' }
  | { readonly type: 'undo.dismissed' }
  | { readonly type: 'alert.closed' };

/** @throws {Error} if a call is made without its subject */
function requireValue<Value>(value: Value | null): Value {
  if (value === null) throw new Error('circuit: nothing was asked for, or made');
  return value;
}

type Results = Pick<CircuitContext, 'created' | 'job' | 'replaced'>;

/** Shows a new circuit; the one before can be brought back. */
const replaceCircuit = ({ created, job }: CircuitContext, next: CreatedCircuit): Results => ({
  created: next,
  job: null,
  replaced: created && { kind: 'circuit', created, job },
});

/** Shows the results of a run; those of an earlier run of the circuit can be brought back. */
const replaceResults = (
  { created, job, replaced }: CircuitContext,
  next: SimulationJob,
): Results => ({
  created,
  job: next,
  replaced: created && job ? { kind: 'results', created, job } : replaced,
});

/** A demo circuit in place of a server's; without gates if they could not be made. */
const createDemo = (context: CircuitContext, drawn: DrawnCircuit | null) => {
  const { chosen, runtime } = context;
  return replaceCircuit(context, {
    circuit: demoCircuit(createCircuitRequest(requireValue(chosen)), drawn?.program, runtime),
    drawing: drawn?.drawing ?? null,
    isDemo: true,
  });
};

/** Demo results in place of a run, with an alert that says so. */
const runDemo = (context: CircuitContext) => {
  const { created, runtime, alerts } = context;
  const drawing = created?.drawing;
  const readout = drawing
    ? 'gates' in drawing
      ? drawing.readout?.length
      : drawing.numBits
    : undefined;
  return {
    ...addAlert(alerts, { code: 'demoResults' }),
    ...replaceResults(context, demoJob(requireValue(created).circuit, runtime, readout)),
  };
};

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
  actions: {
    alertFailure: assign(
      ({ context }, failure: { code: 'circuitFailed' | 'simulationFailed'; error: unknown }) =>
        addAlert(context.alerts, failure),
    ),
  },
}).createMachine({
  id: 'circuit',
  context: ({ input: { runtime } }) => ({
    runtime,
    chosen: null,
    created: null,
    job: null,
    replaced: null,
    alerts: [],
  }),
  on: {
    'undo.dismissed': { actions: assign({ replaced: null }) },
    'alert.closed': { actions: assign({ alerts: ({ context }) => context.alerts.slice(1) }) },
  },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'circuit.requested': [
          {
            guard: ({ event }) => event.draft.template === 'program',
            target: 'preparing',
            actions: assign({ chosen: ({ event }) => parseDraft(event.draft) }),
          },
          {
            target: 'creating',
            actions: assign({ chosen: ({ event }) => parseDraft(event.draft) }),
          },
        ],
        'undo.requested': {
          actions: assign(({ context: { created, job, replaced } }) => ({
            created: replaced?.created ?? created,
            job: replaced ? replaced.job : job,
            replaced: null,
          })),
        },
        'simulation.requested': [
          {
            guard: ({ context }) => context.created === null,
            actions: assign(({ context }) => addAlert(context.alerts, { code: 'circuitNeeded' })),
          },
          {
            guard: ({ context }) => context.created?.isDemo === true,
            actions: assign(({ context }) => runDemo(context)),
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
        onDone: {
          target: 'creating',
          // A program determines its number of qubits.
          actions: assign({
            chosen: ({ context, event }) => ({
              ...requireValue(context.chosen),
              numQubits: event.output.numQubits,
            }),
          }),
        },
        onError: {
          target: 'idle',
          actions: {
            type: 'alertFailure',
            params: ({ event: { error } }) => ({ code: 'circuitFailed', error }),
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
          actions: assign(({ context, event }) => replaceCircuit(context, event.output)),
        },
        onError: [
          { guard: ({ event }) => isNotOffered(event.error), target: 'demonstrating' },
          {
            target: 'idle',
            actions: {
              type: 'alertFailure',
              params: ({ event: { error } }) => ({ code: 'circuitFailed', error }),
            },
          },
        ],
      },
      on: { 'work.cancelled': 'idle' },
    },
    demonstrating: {
      tags: 'busy',
      exit: assign(({ context }) => addAlert(context.alerts, { code: 'demoCircuit' })),
      invoke: {
        src: 'createDrawing',
        input: ({ context }) => requireValue(context.chosen),
        onDone: {
          target: 'idle',
          actions: assign(({ context, event }) => createDemo(context, event.output)),
        },
        onError: {
          target: 'idle',
          actions: [
            ({ context: { runtime }, event }) =>
              runtime.log.warn('A demo circuit has no gates to show.', event.error),
            assign(({ context }) => createDemo(context, null)),
          ],
        },
      },
    },
    running: {
      tags: 'busy',
      invoke: {
        src: 'runSimulation',
        input: ({ context, event }) => ({
          circuitId: requireValue(context.created).circuit.id,
          noise: createNoise((event.type === 'simulation.requested' && event.noise) || 'none'),
        }),
        onDone: {
          target: 'idle',
          actions: assign(({ context, event }) => replaceResults(context, event.output)),
        },
        onError: [
          {
            guard: ({ event }) => isNotOffered(event.error),
            target: 'idle',
            actions: assign(({ context }) => runDemo(context)),
          },
          {
            target: 'idle',
            actions: {
              type: 'alertFailure',
              params: ({ event: { error } }) => ({ code: 'simulationFailed', error }),
            },
          },
        ],
      },
      on: { 'work.cancelled': 'idle' },
    },
  },
});

export type CircuitSnapshot = SnapshotFrom<typeof circuitMachine>;

import { ApiError, type SimulationJob } from '@spinout/api-client';
import { testRuntime } from '@spinout/flow-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { createReplyError } from '../quantum-reply-error.js';
import { createJob, createdCircuit } from './circuit.fixtures.js';
import { circuitMachine } from './circuit.machine.js';
import type {
  ChosenCircuit,
  CircuitDraft,
  CreationInput,
  DrawnCircuit,
  CreatedCircuit,
  CheckedChoice,
  SimulationInput,
  NoiseLevel,
} from './circuit.types.js';

const created = createdCircuit('ghz', 5);
const job = createJob({ '00000': 500, '11111': 524 });
const draft: CircuitDraft = { qubits: '5', template: 'ghz', program: '', noise: 'none' };
const endpoint = 'quantum';
const notFound = new ApiError('status', { endpoint, status: 404 });

const open = () => {
  const calls = {
    create: vi.fn((_: CreationInput): Promise<CreatedCircuit> => Promise.resolve(created)),
    run: vi.fn((_: SimulationInput): Promise<SimulationJob> => Promise.resolve(job)),
    read: vi.fn((_: ChosenCircuit): Promise<CheckedChoice> =>
      Promise.resolve({ numQubits: 3, numGates: 1, memory: null, isPerShot: false }),
    ),
    draw: vi.fn((_: ChosenCircuit): Promise<DrawnCircuit> =>
      Promise.resolve({ drawing: { numQubits: 5, gates: [] }, program: 'qubit[5] q;' }),
    ),
  };
  const actor = createActor(
    circuitMachine.provide({
      actors: {
        createCircuit: fromPromise<CreatedCircuit, CreationInput>(({ input }) =>
          calls.create(input),
        ),
        runSimulation: fromPromise<SimulationJob, SimulationInput>(({ input }) => calls.run(input)),
        checkChoice: fromPromise<CheckedChoice, ChosenCircuit>(({ input }) => calls.read(input)),
        createDrawing: fromPromise<DrawnCircuit, ChosenCircuit>(({ input }) => calls.draw(input)),
      },
    }),
    { input: { runtime: testRuntime() } },
  );
  actor.start();
  const rest = () => waitFor(actor, (state) => !state.hasTag('busy'));
  return {
    actor,
    calls,
    context: () => actor.getSnapshot().context,
    create: (change: Partial<CircuitDraft> = {}) => {
      actor.send({ type: 'circuit.requested', draft: { ...draft, ...change } });
      return rest();
    },
    run: (noise?: NoiseLevel) => {
      actor.send({ type: 'simulation.requested', ...(noise && { noise }) });
      return rest();
    },
  };
};

describe('creating a circuit', () => {
  it('QC-02, API-12 sends only name and number of qubits by default (T-50, S-78)', async () => {
    const { create, calls, context } = open();
    await create();
    expect(calls.create).toHaveBeenCalledExactlyOnceWith({
      circuitRequest: { name: 'Circuit 5 qubits', num_qubits: 5 },
    });
    expect(context()).toMatchObject({ created, alerts: [] });
  });

  it.each([
    ['99', 30],
    ['0', 1],
    ['', 5],
  ])('QC-04 clamps "%s" qubits to %d before the call (T-27)', async (qubits, number) => {
    const { create, calls } = open();
    await create({ qubits });
    expect(calls.create.mock.calls[0]?.[0].circuitRequest).toEqual({
      name: `Circuit ${number} qubits`,
      num_qubits: number,
    });
  });

  it('T-50 adds the chosen template', async () => {
    const { create, calls } = open();
    await create({ template: 'qft' });
    expect(calls.create.mock.calls[0]?.[0].circuitRequest).toEqual({
      name: 'Circuit 5 qubits',
      num_qubits: 5,
      template: 'qft',
    });
  });

  it('T-50 adds a program, which determines the number of qubits', async () => {
    const { create, calls } = open();
    await create({ template: 'program', program: 'qubit[3] q;' });
    expect(calls.create.mock.calls[0]?.[0].circuitRequest).toEqual({
      name: 'Circuit 3 qubits',
      num_qubits: 3,
      program: 'qubit[3] q;',
    });
  });

  it('does not send an invalid program', async () => {
    const { create, calls, context } = open();
    const error = new Error('Line 1');
    calls.read.mockRejectedValueOnce(error);
    await create({ template: 'program' });
    expect(calls.create).not.toHaveBeenCalled();
    expect(context().alerts).toEqual([{ code: 'circuitFailed', error }]);
  });

  it.each([
    ['no answer', new ApiError('unreachable', { endpoint })],
    ['no time', new ApiError('timeout', { endpoint })],
    ['a no', createReplyError('No room')],
  ])('QC-17 reports %s, and keeps the previous circuit (T-19)', async (_, error) => {
    const { create, run, calls, context } = open();
    await create();
    await run();
    calls.create.mockRejectedValueOnce(error);
    await create();
    expect(context()).toMatchObject({ created, job, alerts: [{ code: 'circuitFailed', error }] });
  });

  it('QC-12, QC-13 creates a labeled demo circuit with gates after a 404 (S-80)', async () => {
    const { create, calls, context } = open();
    calls.create.mockRejectedValueOnce(notFound);
    await create({ template: 'qft' });
    expect(calls.draw).toHaveBeenCalledExactlyOnceWith({
      template: 'qft',
      numQubits: 5,
      program: '',
      noise: 'none',
    });
    expect(context().alerts).toEqual([{ code: 'demoCircuit' }]);
    expect(context().created).toMatchObject({
      isDemo: true,
      circuit: { num_qubits: 5, program: 'qubit[5] q;', source: { origin: 'simulated' } },
    });
  });

  it('QC-12 creates a demo circuit without gates if they cannot be created', async () => {
    const { create, calls, context } = open();
    calls.create.mockRejectedValueOnce(notFound);
    calls.draw.mockRejectedValueOnce(new Error('not loaded'));
    await create();
    expect(context().created).toMatchObject({ isDemo: true, drawing: null });
    expect(context().alerts).toEqual([{ code: 'demoCircuit' }]);
  });

  it('can be undone until the next circuit or run, with the results of the earlier one', async () => {
    const { actor, create, run, calls, context } = open();
    const other = createdCircuit('qft', 3);
    await create();
    await run();
    expect(context().replaced).toBeNull();
    calls.create.mockResolvedValueOnce(other);
    await create({ template: 'qft' });
    expect(context()).toMatchObject({ created: other, job: null, replaced: { kind: 'circuit' } });
    actor.send({ type: 'undo.requested' });
    expect(context()).toMatchObject({ created, job, replaced: null });
    await create();
    actor.send({ type: 'undo.dismissed' });
    expect(context().replaced).toBeNull();
  });

  it('clears the results of the previous circuit', async () => {
    const { create, run, context } = open();
    await create();
    await run();
    await create();
    expect(context().job).toBeNull();
  });
});

describe('running a circuit', () => {
  it('QC-07 asks for a circuit first without a request (S-79)', async () => {
    const { run, calls, context } = open();
    await run();
    expect(context().alerts).toEqual([{ code: 'circuitNeeded' }]);
    expect(calls.run).not.toHaveBeenCalled();
  });

  it('API-13 runs the created circuit; each run is a new request (S-78)', async () => {
    const { create, run, calls, context } = open();
    await create();
    await run();
    await run();
    expect(calls.run.mock.calls.map(([input]) => input)).toEqual([
      { circuitId: 'circuit-ghz', noise: undefined },
      { circuitId: 'circuit-ghz', noise: undefined },
    ]);
    expect(context().job).toBe(job);
  });

  it('runs it with the noise that the person chose', async () => {
    const { create, run, calls } = open();
    await create();
    await run('high');
    expect(calls.run).toHaveBeenCalledExactlyOnceWith({
      circuitId: 'circuit-ghz',
      noise: {
        one_qubit_gate: 0.01,
        multi_qubit_gate: 0.05,
        read_zero_as_one: 0.05,
        read_one_as_zero: 0.05,
      },
    });
    await run('none');
    expect(calls.run).toHaveBeenLastCalledWith({ circuitId: 'circuit-ghz', noise: undefined });
  });

  it('can be repeated, and the earlier results come back on request', async () => {
    const { actor, create, run, calls, context } = open();
    const other = createJob({ '00000': 1024 });
    await create();
    await run();
    calls.run.mockResolvedValueOnce(other);
    await run();
    expect(context()).toMatchObject({ job: other, replaced: { kind: 'results', job } });
    actor.send({ type: 'undo.requested' });
    expect(context()).toMatchObject({ created, job, replaced: null });
  });

  it('QC-14, QC-20 shows demo results after a 404 (S-80)', async () => {
    const { create, run, calls, context } = open();
    await create();
    calls.run.mockRejectedValueOnce(notFound);
    await run();
    expect(context().alerts).toEqual([{ code: 'demoResults' }]);
    expect(context().job?.source?.origin).toBe('simulated');
  });

  it('QC-14, T-50 shows demo results for the bits that the program measures into (S-80)', async () => {
    const { create, run, calls, context } = open();
    calls.create.mockResolvedValueOnce({
      ...created,
      drawing: { numQubits: 5, gates: [], readout: [4, 0] },
    });
    calls.run.mockRejectedValueOnce(notFound);
    await create();
    await run();
    const states = Object.keys(context().job?.results ?? {});
    expect(states.every((state) => /^[01]{2}$/.test(state))).toBe(true);
  });

  it('QC-14 never sends a demo circuit to a server (S-80)', async () => {
    const { create, run, calls, context } = open();
    calls.create.mockRejectedValueOnce(notFound);
    await create();
    await run();
    expect(calls.run).not.toHaveBeenCalled();
    expect(context().alerts).toEqual([{ code: 'demoCircuit' }, { code: 'demoResults' }]);
    expect(context().job?.source?.origin).toBe('simulated');
  });

  it('QC-18 reports a failure, and keeps the previous results', async () => {
    const { create, run, calls, context } = open();
    await create();
    await run();
    const error = new ApiError('timeout', { endpoint });
    calls.run.mockRejectedValueOnce(error);
    await run();
    expect(context()).toMatchObject({ job, alerts: [{ code: 'simulationFailed', error }] });
  });

  it('can be cancelled while busy, and ignores a late reply', async () => {
    const { actor, create, calls, context } = open();
    await create();
    let answer: (late: SimulationJob) => void = () => undefined;
    calls.run.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    actor.send({ type: 'simulation.requested' });
    actor.send({ type: 'work.cancelled' });
    answer(job);
    await Promise.resolve();
    expect(actor.getSnapshot().matches('idle')).toBe(true);
    expect(context().job).toBeNull();
  });
});

describe('the alerts of circuits', () => {
  it('are shown one after the other (T-07)', async () => {
    const { actor, run, context } = open();
    await run();
    await run();
    actor.send({ type: 'alert.closed' });
    expect(context().alerts).toHaveLength(1);
    actor.send({ type: 'alert.closed' });
    expect(context().alerts).toHaveLength(0);
  });
});

import { createPlatformClient } from '@spinout/api-client';
import { exampleCircuit, exampleJob, scriptedTransport } from '@spinout/api-client/testing';
import { describe, expect, it, vi } from 'vitest';
import {
  createActor,
  toPromise,
  type AnyActorLogic,
  type InputFrom,
  type OutputFrom,
} from 'xstate';
import { circuitActors, circuitFormActors, exportActors } from './circuit.actors.js';
import type { CircuitRequest, SimulationInput } from './circuit.types.js';

const run = <Logic extends AnyActorLogic>(logic: Logic, input: InputFrom<Logic>) => {
  const actor = createActor(logic, { input });
  const result = toPromise(actor) as Promise<OutputFrom<Logic>>;
  actor.start();
  return result;
};

const over = (script: Record<string, unknown>) => {
  const transport = scriptedTransport(script);
  return { transport, actors: circuitActors(createPlatformClient({ transport })) };
};

const circuitRequest: CircuitRequest = { name: 'Circuit 5 qubits', num_qubits: 5 };
const create = (reply: unknown) => {
  const { transport, actors } = over({ 'quantum.createCircuit': reply });
  return { transport, created: run(actors.createCircuit, { circuitRequest }) };
};
const simulate = (reply: unknown, noise?: SimulationInput['noise']) => {
  const { transport, actors } = over({ 'quantum.runSimulation': reply });
  const job = run(actors.runSimulation, { circuitId: 'circuit-1', noise });
  return { transport, job };
};

describe('the call that creates a circuit', () => {
  it('API-12, QC-04 sends exactly name and number of qubits, with its idempotency key', async () => {
    const { transport, created } = create({ success: true, circuit: exampleCircuit });
    expect(await created).toEqual({
      circuit: exampleCircuit,
      drawing: null,
      isDemo: false,
      request: circuitRequest,
    });
    expect(transport.sentTo('quantum.createCircuit')).toEqual([circuitRequest]);
    expect(transport.requests[0]?.idempotencyKey).toBeTruthy();
  });

  it('reads the gates of the circuit’s program', async () => {
    const program = 'qubit[2] q; h q[0]; cx q[0], q[1];';
    const { created } = create({ success: true, circuit: { ...exampleCircuit, program } });
    expect((await created).drawing).toMatchObject({ gates: { length: 2 } });
  });

  it.each([
    ['that is none', 'no program'],
    ['of another size', 'qubit[3] q; h q;'],
  ])('has no drawing for a program %s', async (_, program) => {
    const { created } = create({ success: true, circuit: { ...exampleCircuit, program } });
    expect((await created).drawing).toBeNull();
  });

  it.each([
    [{ success: false, error: 'No room' }, 'No room'],
    [{ success: true, error: 'No room' }, 'No room'],
    [{ circuit: exampleCircuit }, null],
    [{ success: true }, null],
    [{ success: false, circuit: exampleCircuit }, null],
    [{ success: true, circuit: { ...exampleCircuit, num_qubits: 1e9 } }, null],
  ])('QC-10 treats %j as a failure', (reply, detail) =>
    expect(create(reply).created).rejects.toMatchObject({ name: 'QuantumReplyError', detail }),
  );
});

describe('the call that runs a circuit', () => {
  it('API-13, QC-09, CONST-21 sends the circuit’s id and 1024 shots', async () => {
    const { transport, job } = simulate({ success: true, job: exampleJob });
    expect(await job).toEqual(exampleJob);
    expect(transport.sentTo('quantum.runSimulation')).toEqual([
      { circuit_id: 'circuit-1', shots: 1024 },
    ]);
    expect(transport.requests[0]?.idempotencyKey).toBeTruthy();
  });

  it('sends noise if there is any', async () => {
    const noise = { one_qubit_gate: 0.1 };
    const { transport, job } = simulate({ success: true, job: exampleJob }, noise);
    await job;
    expect(transport.sentTo('quantum.runSimulation')).toEqual([
      { circuit_id: 'circuit-1', shots: 1024, noise },
    ]);
  });

  it.each([
    [{ success: false, error: 'Too hot' }, 'Too hot'],
    [{ success: true }, null],
    [{ success: false, job: exampleJob }, null],
  ])('QC-11 treats %j as a failure', (reply, detail) =>
    expect(simulate(reply).job).rejects.toMatchObject({ name: 'QuantumReplyError', detail }),
  );
});

describe('checking a choice', () => {
  const read = (choice: Parameters<typeof run<typeof circuitFormActors.checkChoice>>[1]) =>
    run(circuitFormActors.checkChoice, choice);

  it.each([
    ['ghz', 30, null],
    ['uniform', 30, null],
    ['qft', 26, '1 GiB'],
    ['grover', 10, '16 KiB'],
    ['random', 20, '16 MiB'],
  ] as const)(
    'T-50 computes the memory that %s on %d qubits needs: %s',
    async (template, n, memory) => {
      expect(await read({ template, numQubits: n, program: '', noise: 'none' })).toMatchObject({
        numQubits: n,
        memory,
      });
    },
  );

  it('T-50 reads the number of qubits from a program, or the position of an error', async () => {
    const choice = { template: 'program', numQubits: 5, noise: 'none' } as const;
    expect(await read({ ...choice, program: 'qubit[3] q; t q;' })).toEqual({
      numQubits: 3,
      numGates: 3,
      memory: '128 bytes',
      isPerShot: false,
    });
    await expect(read({ ...choice, program: 'qubit[3] q;\nfoo q;' })).rejects.toMatchObject({
      line: 2,
      column: 1,
    });
  });
});

describe('checking a choice whose shots are runs of their own', () => {
  it.each([
    ['with noise', { template: 'random', numQubits: 20, program: '', noise: 'low' }, '32 MiB'],
    [
      'with a measurement in the middle',
      {
        template: 'program',
        numQubits: 1,
        program: 'qubit[10] q; bit c; t q[0]; c = measure q[0]; if (c) x q[0];',
        noise: 'none',
      },
      '32 KiB',
    ],
  ] as const)('computes the memory of two state vectors: %s', async (_, choice, memory) => {
    expect(await run(circuitFormActors.checkChoice, choice)).toMatchObject({
      memory,
      isPerShot: true,
    });
  });

  it('needs none for noise in a Clifford circuit', async () => {
    const choice = { template: 'ghz', numQubits: 30, program: '', noise: 'high' } as const;
    expect(await run(circuitFormActors.checkChoice, choice)).toMatchObject({
      memory: null,
      isPerShot: false,
    });
  });
});

describe('importing and exporting files', () => {
  const read = (file: File) => run(circuitFormActors.readFile, { file });

  it('reads a program from a file, and rejects one that is too large', async () => {
    expect(await read(new File(['qubit q;'], 'a.qasm'))).toBe('qubit q;');
    await expect(read(new File(['x'.repeat(400_001)], 'a.qasm'))).rejects.toMatchObject({
      problem: 'fileTooLarge',
    });
  });

  it('saves a file, or copies its text', async () => {
    const targets = { save: vi.fn(), copy: vi.fn(() => Promise.resolve()) };
    const { exportProgram } = exportActors(targets);
    await run(exportProgram, { action: 'save', fileName: 'a.qasm', text: 'qubit q;' });
    await run(exportProgram, { action: 'copy', fileName: 'a.qasm', text: 'qubit q;' });
    expect(targets.save).toHaveBeenCalledExactlyOnceWith('a.qasm', expect.any(Blob));
    expect(targets.copy).toHaveBeenCalledExactlyOnceWith('qubit q;');
  });
});

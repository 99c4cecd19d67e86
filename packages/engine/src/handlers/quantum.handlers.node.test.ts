import { createPlatformClient, isApiError } from '@spinout/api-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNodeEngine } from '../node.js';

const clientOf = (seed = 1) => {
  let created = 0;
  const engine = createNodeEngine({ seed, newId: (kind) => `${kind}-${String((created += 1))}` });
  return createPlatformClient({ transport: engine });
};

const serverMessage = (error: unknown) => (isApiError(error) ? error.details : error);

describe('the quantum calls', () => {
  it('API-12, ENT-18 make the GHZ circuit of five qubits by default (S-78)', async () => {
    const { success, circuit } = await clientOf().quantum.createCircuit({
      name: 'Circuit 5 qubits',
      num_qubits: 5,
    });
    expect(success).toBe(true);
    expect(circuit).toMatchObject({ id: 'circuit-1', name: 'Circuit 5 qubits', num_qubits: 5 });
    expect(Number.isNaN(Date.parse(circuit?.created_at ?? ''))).toBe(false);
    expect(circuit?.description).toMatch(/^GHZ/);
    expect(circuit?.source?.origin).toBe('computed');
  });

  it('API-13, ENT-19, CONST-20, CONST-21 run it with 1024 shots, exactly, for every size from 1 to 30 (T-50)', async () => {
    const { quantum } = clientOf();
    for (let qubits = 1; qubits <= 30; qubits += 1) {
      const { circuit } = await quantum.createCircuit({ name: 'ghz', num_qubits: qubits });
      const { success, job } = await quantum.runSimulation({
        circuit_id: circuit?.id ?? '',
        shots: 1024,
      });
      expect(success).toBe(true);
      expect(job).toMatchObject({ circuit_id: circuit?.id, status: 'completed' });
      const counts = job?.results ?? {};
      expect(Object.keys(counts).sort()).toEqual(['0'.repeat(qubits), '1'.repeat(qubits)]);
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(1024);
    }
  });

  it('run a program of one’s own, and a template, on the state vector', async () => {
    const { quantum } = clientOf();
    const program = 'OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[2] q;\nx q[0];\nt q[1];\n';
    const own = await quantum.createCircuit({ name: 'own', num_qubits: 2, program });
    const ran = await quantum.runSimulation({ circuit_id: own.circuit?.id ?? '', shots: 10 });
    expect(ran.job?.results).toEqual({ '01': 10 });
    const search = await quantum.createCircuit({
      name: 'search',
      num_qubits: 3,
      template: 'grover',
    });
    const found = await quantum.runSimulation({
      circuit_id: search.circuit?.id ?? '',
      shots: 1024,
    });
    expect(found.job?.method).toBe('state-vector');
    expect(found.job?.results['111']).toBeGreaterThan(900);
  });

  it('T-50 count the bits that a program measures into, and give them back in the stored program', async () => {
    const { quantum } = clientOf();
    const program = `OPENQASM 2.0; include "qelib1.inc"; qreg q[4]; creg c[2]; x q[0]; x q[1]; x q[2];
      c3x q[0], q[1], q[2], q[3]; measure q[3] -> c[1];`;
    const { circuit } = await quantum.createCircuit({ name: 'own', num_qubits: 4, program });
    expect(circuit?.program).toContain('bit[2] c;');
    expect(circuit?.program).toContain('c[1] = measure q[3];');
    const { job } = await quantum.runSimulation({ circuit_id: circuit?.id ?? '', shots: 10 });
    expect(job?.results).toEqual({ '10': 10 });
  });

  it('run a program that defines a gate and decides by a bit', async () => {
    const { quantum } = clientOf();
    const program = `OPENQASM 2.0; include "qelib1.inc"; gate both a, b { x a; x b; } qreg q[2]; creg c[2];
      both q[0], q[1]; measure q[0] -> c[0]; if (c == 1) x q[1]; measure q[1] -> c[1];`;
    const { circuit } = await quantum.createCircuit({ name: 'own', num_qubits: 2, program });
    const { job } = await quantum.runSimulation({ circuit_id: circuit?.id ?? '', shots: 10 });
    expect(job).toMatchObject({ results: { '01': 10 }, method: 'stabilizer' });
  });

  it('name the line of a program that is not supported', async () => {
    const program = 'OPENQASM 3.0;\nqubit[2] q;\nfor int i in [0:1] { x q[i]; }';
    const input = { name: 'own', num_qubits: 2, program };
    const error: unknown = await clientOf().quantum.createCircuit(input).catch(serverMessage);
    expect(error).toMatchObject({
      status: 422,
      serverMessage: expect.stringMatching(/^Line 3, column 1: “for” is not supported/) as unknown,
    });
  });

  it('run with noise only if a request has it, and say so', async () => {
    const { quantum } = clientOf();
    const { circuit } = await quantum.createCircuit({ name: 'ghz', num_qubits: 5 });
    const noise = { one_qubit_gate: 0.1, multi_qubit_gate: 0.2, read_one_as_zero: 0.1 };
    const run = { circuit_id: circuit?.id ?? '', shots: 1024 };
    const plain = await quantum.runSimulation(run);
    expect(Object.keys(plain.job?.results ?? {})).toHaveLength(2);
    expect(plain.job?.noise).toBeUndefined();
    const noisy = await quantum.runSimulation({ ...run, noise });
    expect(Object.keys(noisy.job?.results ?? {}).length).toBeGreaterThan(5);
    expect(noisy.job).toMatchObject({ method: 'pauli-frames', noise });
  });

  it('use no more memory than the host allows', async () => {
    const engine = createNodeEngine({ seed: 1, maxStateBytes: 2 ** 20 });
    const { quantum } = createPlatformClient({ transport: engine });
    const input = { name: 'x', num_qubits: 17, template: 'random' } as const;
    const { circuit } = await quantum.createCircuit(input);
    const error: unknown = await quantum
      .runSimulation({ circuit_id: circuit?.id ?? '', shots: 1 })
      .catch(serverMessage);
    expect(error).toMatchObject({
      status: 422,
      serverMessage: expect.stringContaining(
        '1 MiB is available. Use at most 16 qubits',
      ) as unknown,
    });
  });

  it('T-50 run a Grover search whose program is longer than a person may send', async () => {
    const { quantum } = clientOf();
    const created = await quantum.createCircuit({
      name: 'search',
      num_qubits: 9,
      template: 'grover',
    });
    expect(created.circuit?.program?.length).toBeGreaterThan(100_000);
    const found = await quantum.runSimulation({ circuit_id: 'circuit-1', shots: 1024 });
    expect(found.job?.results['111111111']).toBeGreaterThan(900);
  });

  it('give the same counts for the same seed, and say which it was', async () => {
    const runOf = async (seed: number) => {
      const { quantum } = clientOf(seed);
      await quantum.createCircuit({ name: 'x', num_qubits: 4, template: 'uniform' });
      return (await quantum.runSimulation({ circuit_id: 'circuit-1', shots: 1024 })).job;
    };
    const [one, again, other] = await Promise.all([runOf(7), runOf(7), runOf(8)]);
    expect(again?.results).toEqual(one?.results);
    expect(other?.results).not.toEqual(one?.results);
    expect(one?.source?.seed).toEqual(expect.any(Number));
  });

  it('give the same ids, random circuits and counts for the same calls on the same seed', async () => {
    const answersOf = async (seed: number) => {
      const now = () => new Date('2026-03-02T10:00:00Z');
      const { quantum } = createPlatformClient({ transport: createNodeEngine({ seed, now }) });
      const input = { name: 'x', num_qubits: 3, template: 'random' } as const;
      const first = (await quantum.createCircuit(input)).circuit;
      const second = (await quantum.createCircuit(input)).circuit;
      const run = { circuit_id: first?.id ?? '', shots: 1024 };
      const jobs = [await quantum.runSimulation(run), await quantum.runSimulation(run)];
      return [first, second, ...jobs.map(({ job }) => job)];
    };
    const [one, again, other] = await Promise.all([answersOf(7), answersOf(7), answersOf(8)]);
    expect(again).toEqual(one);
    expect(new Set([...one, ...other].map((created) => created?.id)).size).toBe(8);
    expect(one[0]).not.toMatchObject({ program: one[1]?.['program'] });
    expect(one[2]).not.toMatchObject({ results: one[3]?.['results'] });
  });

  it.each([
    ['0 qubits', { name: 'x', num_qubits: 0 }],
    ['31 qubits', { name: 'x', num_qubits: 31 }],
    [
      'a program of another size',
      { name: 'x', num_qubits: 3, program: 'OPENQASM 3.0; qubit[2] q;' },
    ],
    ['a program that is none', { name: 'x', num_qubits: 2, program: 'hello' }],
  ])('refuse %s with words for the person', async (_, input) => {
    const error: unknown = await clientOf().quantum.createCircuit(input).catch(serverMessage);
    expect(error).toMatchObject({
      status: 422,
      serverMessage: expect.stringMatching(/\w+ \w+/) as unknown,
    });
  });

  it('refuse an endless name', async () => {
    const input = { name: 'x'.repeat(201), num_qubits: 2 };
    expect(await clientOf().quantum.createCircuit(input).catch(serverMessage)).toMatchObject({
      status: 413,
      serverMessage: 'Too large: name has more than 200 characters',
    });
  });

  it('refuse to run a circuit that is not known, and say so', async () => {
    const error: unknown = await clientOf()
      .quantum.runSimulation({ circuit_id: 'circuit-x', shots: 1024 })
      .catch(serverMessage);
    expect(error).toMatchObject({
      status: 422,
      serverMessage: expect.stringContaining('not found') as unknown,
    });
  });

  it('name the memory that a circuit would need which is too large', async () => {
    const { quantum } = clientOf();
    const { circuit } = await quantum.createCircuit({
      name: 'large',
      num_qubits: 30,
      program: `OPENQASM 3.0; include "stdgates.inc"; qubit[30] q; h q[0]; t q[0]; h q[0];`,
    });
    const error: unknown = await quantum
      .runSimulation({ circuit_id: circuit?.id ?? '', shots: 1 })
      .catch(serverMessage);
    expect(error).toMatchObject({
      status: 422,
      serverMessage: expect.stringMatching(/[GM]iB/) as unknown,
    });
  });

  it('fail only with a refusal for any program', async () => {
    const { quantum } = clientOf();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (program) => {
        const created = await quantum
          .createCircuit({ name: 'x', num_qubits: 2, program })
          .catch((error: unknown) => error);
        expect(isApiError(created) ? created.details.status : 200).toBeOneOf([200, 422]);
      }),
    );
  });

  it('API-14 find the ground state of hydrogen where the published calculation has it', async () => {
    const { optimization, source } = await clientOf().quantum.optimizeMolecule({
      molecule: ' H2 ',
    });
    // Full configuration interaction in STO-3G: -1.1373 Hartree near 0.735 ångström.
    expect(optimization?.optimized_geometry?.energy).toBeCloseTo(-1.1373, 3);
    expect(optimization?.optimized_geometry?.bond_length).toBeCloseTo(0.735, 2);
    expect(source?.origin).toBe('computed');
  });

  it.each(['Aspirin', 'H2O', 'Glucose', '__proto__'])(
    'API-14, QC-19 answer for %s that it cannot be computed here, without a failed request',
    async (molecule) => {
      expect(await clientOf().quantum.optimizeMolecule({ molecule })).toEqual({
        success: false,
        error: 'Only hydrogen (H2) can be computed here. Other molecules are not available.',
      });
    },
  );

  it('compute exact and variational energies, the same for the same text and seed', async () => {
    const request = { hamiltonian: '-ZZ - IX - XI' };
    const { success, energies, source } = await clientOf().quantum.computeEnergies(request);
    expect(success).toBe(true);
    expect(energies).toMatchObject({ num_qubits: 2, num_terms: 3 });
    expect(energies?.ground_energy).toBeCloseTo(-Math.sqrt(5), 9);
    expect(energies?.eigenvalues).toHaveLength(4);
    expect(energies?.variational?.energy).toBeCloseTo(-Math.sqrt(5), 6);
    expect(source?.origin).toBe('computed');
    const again = await clientOf().quantum.computeEnergies(request);
    expect(again.energies).toEqual(energies);
    expect(again.source?.seed).toBe(source?.seed);
  });

  it.each([
    ['  ', /enter a Hamiltonian/],
    ['ZZ + Q', /Term 2/],
    ['IIIIIIZ', /7 qubits/],
  ])('refuse the Hamiltonian “%s” with a reason', async (hamiltonian, why) => {
    const error = await clientOf().quantum.computeEnergies({ hamiltonian }).catch(serverMessage);
    expect(error).toMatchObject({
      status: 422,
      serverMessage: expect.stringMatching(why) as string,
    });
  });
});

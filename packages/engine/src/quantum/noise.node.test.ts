import {
  type Gate,
  gate,
  needsStateVector,
  parseQasm,
  templateCircuit,
} from '@spinout/domain/circuits';
import { anyCircuit, anyDynamicCircuit, CLIFFORD_NAMES } from './circuits.fixtures.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactProbabilities } from './dense.fixtures.js';
import type { NoiseModel } from './noise.js';
import { simulate, type Simulation } from './simulate.js';

const SHOTS = 20_000;
/** Deviations of a count that no seed of a test may exceed. */
const DEVIATIONS = 6;

const expectCounts = ({ counts, shots }: Simulation, exact: ReadonlyMap<string, number>) => {
  for (const key of new Set([...Object.keys(counts), ...exact.keys()])) {
    const probability = Math.min(exact.get(key) ?? 0, 1);
    const deviation = Math.sqrt(probability * (1 - probability) * shots);
    const difference = Math.abs((counts[key] ?? 0) - probability * shots);
    expect(difference).toBeLessThanOrEqual(DEVIATIONS * deviation + 1e-6);
  }
};

const NOISE: NoiseModel = {
  oneQubitGate: 0.08,
  multiQubitGate: 0.2,
  readZeroAsOne: 0.03,
  readOneAsZero: 0.1,
};

const measured = (numQubits: number) =>
  Array.from({ length: numQubits }, (_, q) => ({ kind: 'measure', qubit: q, bit: q }) as const);

describe('noise', () => {
  it.each<[string, string, readonly Gate[]]>([
    [
      'pauli-frames',
      'a Clifford circuit',
      [
        gate('h', [0]),
        gate('cx', [0, 1]),
        gate('s', [1]),
        gate('rx', [2], [Math.PI / 2]),
        gate('cz', [1, 2]),
        gate('swap', [0, 2]),
        gate('sdg', [0]),
        gate('ry', [1], [-Math.PI / 2]),
        gate('y', [2]),
      ],
    ],
    [
      'state-vector-shots',
      'any other circuit',
      [gate('ry', [0], [0.7]), gate('t', [0]), gate('cx', [0, 1]), gate('ccx', [0, 1, 2])],
    ],
  ])('gives the counts of density matrices: %s for %s', async (method, _, gates) => {
    const simulation = await simulate(
      { numQubits: 3, gates },
      { shots: SHOTS, seed: 1, noise: NOISE },
    );
    expect(simulation.method).toBe(method);
    expect(simulation.noise).toEqual(NOISE);
    const whole = { numQubits: 3, numBits: 3, operations: [...gates, ...measured(3)] };
    expectCounts(simulation, exactProbabilities(whole, NOISE));
  });

  it('gives the counts of density matrices for any Clifford circuit', async () => {
    const circuits = anyCircuit({ maxQubits: 3, minGates: 4, maxGates: 16, names: CLIFFORD_NAMES });
    await fc.assert(
      fc.asyncProperty(circuits, async ({ numQubits, gates }) => {
        const options = { shots: 4000, seed: 8, noise: NOISE };
        const simulation = await simulate({ numQubits, gates }, options);
        const operations = [...gates, ...measured(numQubits)];
        const whole = { numQubits, numBits: numQubits, operations };
        expectCounts(simulation, exactProbabilities(whole, NOISE));
      }),
      { numRuns: 60, seed: 20 },
    );
  });

  it('of reading flips measured bits only, with the rate of each value', async () => {
    const noise = { readZeroAsOne: 0.25, readOneAsZero: 0.5 };
    const circuit = { numQubits: 2, gates: [gate('x', [1])], readout: [0, null, 1] };
    const { counts } = await simulate(circuit, { shots: SHOTS, noise });
    expect(Object.keys(counts).every((key) => key[1] === '0')).toBe(true);
    const exact = new Map([
      ['100', 0.375],
      ['000', 0.375],
      ['101', 0.125],
      ['001', 0.125],
    ]);
    expectCounts({ counts, shots: SHOTS } as Simulation, exact);
  });

  it('is off unless it is asked for, and zero noise is no noise', async () => {
    const circuit = templateCircuit('random', 4);
    const plain = await simulate(circuit, { seed: 7 });
    expect(plain).not.toHaveProperty('noise');
    expect(await simulate(circuit, { seed: 7, noise: { oneQubitGate: 0 } })).toEqual(plain);
  });

  it('is the same for the same seed', async () => {
    for (const circuit of [templateCircuit('random', 3), templateCircuit('ghz', 30)]) {
      const first = await simulate(circuit, { seed: 5, noise: NOISE });
      expect(await simulate(circuit, { seed: 5, noise: NOISE })).toEqual(first);
      expect((await simulate(circuit, { seed: 6, noise: NOISE })).counts).not.toEqual(first.counts);
    }
  });

  it.each([{ oneQubitGate: -0.1 }, { multiQubitGate: 1.1 }, { readOneAsZero: Number.NaN }])(
    'is refused outside of 0 to 1: %j',
    async (noise) => {
      await expect(simulate(templateCircuit('ghz', 2), { noise })).rejects.toMatchObject({
        reason: 'noise',
      });
    },
  );
});

describe('a circuit that measures in the middle', () => {
  it.each([
    ['any gates', anyDynamicCircuit({ maxQubits: 2, maxOperations: 8 })],
    [
      'Clifford gates',
      anyDynamicCircuit({ maxQubits: 3, maxOperations: 10, names: CLIFFORD_NAMES }),
    ],
  ])('gives the counts of density matrices, with and without noise: %s', async (_, circuits) => {
    await fc.assert(
      fc.asyncProperty(circuits, fc.boolean(), async (circuit, isNoisy) => {
        const noise = isNoisy ? NOISE : {};
        const simulation = await simulate(circuit, { shots: 2000, seed: 3, noise });
        expect(simulation.method).toBe(
          needsStateVector(circuit) ? 'state-vector-shots' : 'stabilizer',
        );
        expectCounts(simulation, exactProbabilities(circuit, noise));
      }),
      { numRuns: 60, seed: 19 },
    );
  });

  it('teleports a state', async () => {
    const program = `OPENQASM 2.0;
include "qelib1.inc";
qreg q[3]; creg a[1]; creg b[1]; creg out[1];
ry(2*pi/3) q[0];
h q[1]; cx q[1], q[2];
cx q[0], q[1]; h q[0];
measure q[0] -> a[0]; measure q[1] -> b[0];
if(b==1) x q[2];
if(a==1) z q[2];
ry(-2*pi/3) q[2];
measure q[2] -> out[0];`;
    const { counts } = await simulate(parseQasm(program), { shots: 4000 });
    expect(Object.keys(counts).toSorted()).toEqual(['000', '001', '010', '011']);
  });

  it('repeats until success', async () => {
    const again = 'reset q; h q; c = measure q;';
    const program = `qubit q; bit c; ${again} if (c == 0) { ${again} if (c == 0) { ${again} } }`;
    const { counts } = await simulate(parseQasm(program), { shots: 8000, seed: 2 });
    expect((counts['0'] ?? 0) / 8000).toBeCloseTo(1 / 8, 1);
  });

  it('runs on stabilizers with 30 qubits, and says that too many shots of them are too much', async () => {
    const chain = Array.from({ length: 29 }, (_, q) => `cx q[${q}], q[${q + 1}];`).join(' ');
    const circuit = parseQasm(
      `qubit[30] q; bit[30] c; h q[0]; ${chain} c[0] = measure q[0]; if (c[0]) x q; c = measure q;`,
    );
    expect(await simulate(circuit, { shots: 100 })).toMatchObject({
      method: 'stabilizer',
      counts: { ['0'.repeat(30)]: 100 },
    });
    const long = parseQasm(`qubit[30] q; bit c; ${'c = measure q[0]; h q[0];'.repeat(2000)}`);
    await expect(simulate(long, { shots: 100_000 })).rejects.toMatchObject({ reason: 'work' });
  });

  it('says that two state vectors or so many shots are too much', async () => {
    const program = (qubits: number) =>
      parseQasm(`qubit[${qubits}] q; bit c; h q; t q; c = measure q[0]; if (c) x q[0];`);
    await expect(simulate(program(24), { shots: 1 })).rejects.toThrow(
      '24 qubits need 256 MiB of memory; 128 MiB is available. Use at most 23 qubits',
    );
    await expect(simulate(program(20), { shots: 1_000_000 })).rejects.toMatchObject({
      reason: 'work',
    });
  });
});

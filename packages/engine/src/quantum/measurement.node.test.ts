import { parseQasm, templateCircuit, writeQasm } from '@spinout/domain/circuits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyReadOutCircuit, CLIFFORD_NAMES } from './circuits.fixtures.js';
import { simulate } from './simulate.js';

/** The same program for both simulators: a t on a qubit that is 0 changes nothing but the simulator. */
const METHODS = [
  ['stabilizer', ''],
  ['state-vector', 't spare;'],
] as const;

const countsOf = async (method: string, detour: string, statements: string, shots = 64) => {
  const program = `qubit[3] q; qubit spare; ${detour} ${statements}`;
  const simulation = await simulate(parseQasm(program), { shots });
  expect(simulation.method).toBe(method);
  return simulation.counts;
};

describe.each(METHODS)('measurement on the %s simulator', (method, detour) => {
  it.each([
    ['nothing measured: all qubits', 'x q[0];', '0001'],
    [
      'each qubit into its bit',
      'bit[4] c; x q[1]; c[0] = measure q[0]; c[1] = measure q[1];',
      '0010',
    ],
    ['crossed bits', 'creg c[2]; x q[0]; measure q[0] -> c[1]; measure q[1] -> c[0];', '10'],
    ['one qubit of three', 'creg c[1]; x q; measure q[2] -> c[0];', '1'],
    ['a bit that nothing is measured into', 'creg c[3]; x q; measure q[0] -> c[2];', '100'],
    [
      'two registers, the later one leftmost',
      'creg a[1]; creg b[2]; x q[0]; measure q[0] -> b[1];',
      '100',
    ],
    ['a whole register into another order', 'creg a[3]; x q[2]; measure q -> a;', '100'],
    ['one qubit twice', 'creg c[3]; x q[1]; measure q[1] -> c[0]; measure q[1] -> c[2];', '101'],
    [
      'one bit twice: the later qubit',
      'creg c[1]; x q[0]; measure q[0] -> c[0]; measure q[1] -> c[0];',
      '0',
    ],
    [
      'a measurement in the middle',
      'creg c[2]; x q[0]; measure q[0] -> c[0]; x q[1]; measure q[1] -> c[1];',
      '11',
    ],
  ])('T-50 gives the histogram of the bits: %s', async (_, statements, key) => {
    expect(await countsOf(method, detour, statements)).toEqual({ [key]: 64 });
  });

  it('preserves entanglement and sums over unmeasured qubits', async () => {
    const bell = 'h q[0]; cx q[0], q[1];';
    const crossed = `${bell} x q[1]; creg c[2]; measure q[0] -> c[1]; measure q[1] -> c[0];`;
    const pair = await countsOf(method, detour, crossed, 1000);
    expect(Object.keys(pair).toSorted()).toEqual(['01', '10']);
    const one = await countsOf(method, detour, `${bell} creg c[1]; measure q[1] -> c[0];`, 1000);
    expect(Object.keys(one).toSorted()).toEqual(['0', '1']);
    // Five standard deviations of 1000 fair throws.
    for (const count of Object.values(one)) expect(Math.abs(count - 500)).toBeLessThan(80);
  });
});

describe('a readout', () => {
  it('gives each shot the bits of its qubits', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          anyReadOutCircuit({ maxQubits: 4, maxGates: 12 }),
          anyReadOutCircuit({ maxQubits: 4, maxGates: 12, names: CLIFFORD_NAMES }),
        ),
        async ({ readout = [], ...circuit }) => {
          const options = { shots: 50, seed: 5 };
          const all = await simulate(circuit, options);
          const expected = new Map<string, number>();
          for (const [key, count] of Object.entries(all.counts)) {
            const bits = readout.map((q) => (q === null ? '0' : key[circuit.numQubits - 1 - q]));
            const read = bits.toReversed().join('');
            expected.set(read, (expected.get(read) ?? 0) + count);
          }
          const { counts } = await simulate({ ...circuit, readout }, options);
          expect(counts).toEqual(Object.fromEntries(expected));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('survives writing and parsing a program', async () => {
    const circuit = { ...templateCircuit('ghz', 3), readout: [2, null] };
    const again = parseQasm(writeQasm(circuit));
    expect((await simulate(again)).counts).toEqual((await simulate(circuit)).counts);
  });

  it.each([[[]], [[3]], [[-1]], [[0.5]], [Array.from({ length: 51 }, () => 0)]])(
    'is refused when it cannot be measured: %j',
    async (readout) => {
      await expect(simulate({ ...templateCircuit('ghz', 3), readout })).rejects.toMatchObject({
        reason: 'readout',
        message: 'A circuit is measured into 1 to 50 bits, from qubits 0 to 2.',
      });
    },
  );
});

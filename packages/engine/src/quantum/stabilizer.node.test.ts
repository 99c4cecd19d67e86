import { type Circuit, gate, toCliffordCircuit, seededRandom } from '@spinout/domain/circuits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLIFFORD_NAMES, anyCircuit } from './circuits.fixtures.js';
import { runStateVector } from './run-state-vector.js';
import { type Support, drawOutcome, computeSupport } from './stabilizer.js';
import { getProbability } from './state-vector.js';

/** Every outcome that a support allows. */
const outcomesOf = ({ offset, directions }: Support): ReadonlySet<number> =>
  directions.reduce(
    (found, direction) => new Set([...found].flatMap((outcome) => [outcome, outcome ^ direction])),
    new Set([offset]),
  );

/** Compares the outcomes by stabilizers with the probabilities on a state vector, one by one. */
async function expectSameDistribution(circuit: Circuit): Promise<void> {
  const clifford = toCliffordCircuit(circuit);
  if (!clifford) throw new Error('Every gate of this circuit is a Clifford gate.');
  const outcomes = outcomesOf(computeSupport(clifford));
  const state = await runStateVector(circuit);
  for (let outcome = 0; outcome < state.re.length; outcome += 1) {
    const expected = outcomes.has(outcome) ? 1 / outcomes.size : 0;
    expect(Math.abs(getProbability(state, outcome) - expected)).toBeLessThan(1e-9);
  }
}

describe('simulation by stabilizers', () => {
  it('gives every outcome of a Clifford circuit the probability that a state vector gives it', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyCircuit({ maxQubits: 6, maxGates: 60, names: CLIFFORD_NAMES }),
        expectSameDistribution,
      ),
      { numRuns: 200 },
    );
  });

  it('keeps the signs through long circuits on few qubits, where each of them decides', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyCircuit({ maxQubits: 3, minGates: 30, maxGates: 60, names: CLIFFORD_NAMES }),
        expectSameDistribution,
      ),
      { numRuns: 600 },
    );
  });

  it('takes quarter turns for the Clifford gates that they are', async () => {
    const quarters = fc.integer({ min: -9, max: 9 }).map((turns) => (turns * Math.PI) / 2);
    await fc.assert(
      fc.asyncProperty(
        anyCircuit({
          maxQubits: 5,
          names: ['h', 'cx', 'rx', 'ry', 'rz', 'p'],
          params: quarters,
        }),
        expectSameDistribution,
      ),
      { numRuns: 200 },
    );
    const halves = fc.integer({ min: -5, max: 5 }).map((turns) => turns * Math.PI);
    await fc.assert(
      fc.asyncProperty(
        anyCircuit({ maxQubits: 4, names: ['h', 's', 'cp'], params: halves }),
        expectSameDistribution,
      ),
    );
  });

  it.each([
    gate('t', [0]),
    gate('tdg', [0]),
    gate('ccx', [0, 1, 2]),
    gate('rz', [0], [Math.PI / 4]),
    gate('ry', [0], [1e-6]),
    gate('cp', [0, 1], [Math.PI / 2]),
    gate('p', [0], [2 ** 60]),
  ])('uses the state vector for $name($params)', (other) => {
    expect(toCliffordCircuit({ numQubits: 3, gates: [gate('h', [0]), other] })).toBeUndefined();
  });

  it('refuses a gate that is no Clifford gate', () => {
    expect(() => computeSupport({ numQubits: 1, gates: [gate('t', [0])] })).toThrow(TypeError);
  });

  it('draws each possible outcome equally often', () => {
    const support = { offset: 0b0001, directions: [0b0110, 0b1000] };
    const random = seededRandom(3);
    const tally = new Map<number, number>();
    for (let shot = 0; shot < 40_000; shot += 1) {
      const outcome = drawOutcome(support, random);
      tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
    }
    expect([...tally.keys()].toSorted((a, b) => a - b)).toEqual([0b0001, 0b0111, 0b1001, 0b1111]);
    // Five standard deviations of a count of 10,000.
    for (const count of tally.values()) expect(Math.abs(count - 10_000)).toBeLessThan(5 * 87);
  });
});

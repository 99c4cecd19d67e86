import { type Circuit, gate, templateCircuit } from '@spinout/domain/circuits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCircuit } from './circuits.fixtures.js';
import { simulate } from './simulate.js';

const sizes = Array.from({ length: 30 }, (_, at) => at + 1);
const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

describe('simulating a circuit', () => {
  it.each(sizes)(
    'T-50 CONST-20 CONST-21 runs GHZ on %d qubits exactly: two outcomes that sum to 1024',
    async (n) => {
      const { counts, method, shots } = await simulate(templateCircuit('ghz', n));
      expect(method).toBe('stabilizer');
      expect(shots).toBe(1024);
      expect(Object.keys(counts).toSorted()).toEqual(['0'.repeat(n), '1'.repeat(n)]);
      expect(sum(counts)).toBe(1024);
      // Five standard deviations of a fair coin thrown 1024 times.
      for (const count of Object.values(counts)) expect(Math.abs(count - 512)).toBeLessThan(80);
    },
  );

  it('T-50 counts as many outcomes as shots, with a digit per qubit, for any circuit', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyCircuit({ maxQubits: 8 }),
        fc.integer({ min: 1, max: 3000 }),
        fc.double(),
        async (circuit, shots, seed) => {
          const { counts } = await simulate(circuit, { shots, seed });
          expect(sum(counts)).toBe(shots);
          for (const key of Object.keys(counts)) {
            expect(key).toMatch(new RegExp(`^[01]{${circuit.numQubits}}$`));
          }
        },
      ),
    );
  });

  it.each<Circuit>([templateCircuit('uniform', 12), templateCircuit('random', 8)])(
    'gives the same counts for the same seed and others for another',
    async (circuit) => {
      const first = await simulate(circuit, { seed: 42 });
      expect(await simulate(circuit, { seed: 42 })).toEqual(first);
      expect((await simulate(circuit, { seed: 43 })).counts).not.toEqual(first.counts);
    },
  );

  it.each<Circuit>([
    { numQubits: 4, gates: [gate('x', [0])] },
    { numQubits: 4, gates: [gate('x', [0]), gate('t', [0])] },
  ])('writes qubit 0 as the rightmost digit', async (circuit) => {
    expect((await simulate(circuit)).counts).toEqual({ '0001': 1024 });
  });

  it('samples a state vector according to its probabilities', async () => {
    // sin²(0.3) on qubit 0, 1/2 on qubit 1; the outcome 11 never comes.
    const gates = [gate('ry', [0], [0.6]), gate('h', [1]), gate('ccx', [0, 1, 2]), gate('x', [2])];
    const { counts } = await simulate({ numQubits: 3, gates }, { shots: 100_000, seed: 9 });
    const one = Math.sin(0.3) ** 2;
    const expected = {
      '100': (1 - one) / 2,
      '101': one / 2,
      '110': (1 - one) / 2,
      '011': one / 2,
    };
    expect(Object.keys(counts).toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const [key, share] of Object.entries(expected)) {
      const deviation = Math.sqrt(share * (1 - share) * 100_000);
      expect(Math.abs((counts[key] ?? 0) - share * 100_000)).toBeLessThan(5 * deviation);
    }
  });

  it('T-50 states the memory that a state vector would need, and allocates none', async () => {
    await expect(simulate(templateCircuit('qft', 25))).rejects.toMatchObject({
      name: 'QuantumError',
      reason: 'memory',
      message: expect.stringContaining(
        '25 qubits need 512 MiB of memory; 256 MiB is available. Use at most 24 qubits',
      ) as string,
    });
    await expect(simulate(templateCircuit('qft', 30))).rejects.toThrow('30 qubits need 16 GiB');
  });

  it('uses no more memory than allowed', async () => {
    const circuit = templateCircuit('qft', 5);
    await expect(simulate(circuit, { maxStateBytes: 511 })).rejects.toThrow(
      '5 qubits need 512 bytes of memory; 511 bytes is available. Use at most 4 qubits',
    );
    expect((await simulate(circuit, { maxStateBytes: 512 })).method).toBe('state-vector');
  });

  it.each([0, -1, 1.5, 1_000_001, Number.NaN])('refuses %d shots', async (shots) => {
    await expect(simulate(templateCircuit('ghz', 2), { shots })).rejects.toMatchObject({
      reason: 'shots',
    });
  });

  it('does not start if the request was aborted', async () => {
    const signal = AbortSignal.abort(new Error('left'));
    await expect(simulate(templateCircuit('ghz', 2), { signal })).rejects.toThrow('left');
  });

  it('stops between two gates after an abort', async () => {
    const left = new AbortController();
    const running = simulate(templateCircuit('random', 18), { signal: left.signal });
    left.abort(new Error('left'));
    await expect(running).rejects.toThrow('left');
  });
});

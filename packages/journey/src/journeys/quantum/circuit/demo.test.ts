import { testRuntime } from '@spinout/flow-kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoCircuit, demoCounts, demoJob } from './demo.js';

describe('demos without a server', () => {
  it('QC-20, CONST-22 counts at most min(8, 2^n) states of n digits, 1024 in all (T-50)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        (qubits, chance) => {
          const counts = demoCounts(qubits, () => chance.next().value as number);
          const states = Object.keys(counts);
          expect(states.length).toBeLessThanOrEqual(Math.min(8, 2 ** qubits));
          expect(states.every((state) => /^[01]+$/.test(state) && state.length === qubits)).toBe(
            true,
          );
          expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(1024);
        },
      ),
    );
  });

  it("QC-20 uses the runtime's random source: the same source gives the same counts", () => {
    const chance = () => {
      let at = 0;
      return () => ((at += 1) * 0.618) % 1;
    };
    expect(demoCounts(5, chance())).toEqual(demoCounts(5, chance()));
    expect(Object.keys(demoCounts(5, chance()))).toHaveLength(8);
  });

  it('T-50 has as many digits as the program has measured bits', () => {
    const runtime = testRuntime();
    const circuit = demoCircuit({ name: 'Circuit 3 qubits', num_qubits: 3 }, undefined, runtime);
    for (const digits of [1, 2, 50]) {
      const states = Object.keys(demoJob(circuit, runtime, digits).results);
      expect(states.every((state) => state.length === digits)).toBe(true);
    }
  });

  it('has a simulated source with name and time', () => {
    const runtime = testRuntime();
    const circuit = demoCircuit(
      { name: 'Circuit 3 qubits', num_qubits: 3, template: 'qft' },
      undefined,
      runtime,
    );
    const source = {
      origin: 'simulated',
      by: 'Made on this page for demonstration',
      at: '2026-03-02T10:00:00.000Z',
    };
    expect(circuit).toMatchObject({
      name: 'Circuit 3 qubits',
      num_qubits: 3,
      description: 'Quantum Fourier transform',
      source,
    });
    expect(demoJob(circuit, runtime)).toMatchObject({ circuit_id: circuit.id, source });
  });
});

import { describe, expect, it } from 'vitest';
import { checkCircuit } from './circuit.js';
import { groverCircuit, groverIterations, groverProbability } from './grover.js';
import { TEMPLATES, templateCircuit } from './templates.js';

describe('circuit templates', () => {
  it.each(TEMPLATES.filter((name) => name !== 'grover'))(
    'T-50 CONST-20 make a valid circuit on 1 to 30 qubits: %s',
    (name) => {
      for (let n = 1; n <= 30; n += 1) {
        const circuit = templateCircuit(name, n);
        expect(circuit.numQubits).toBe(n);
        checkCircuit(circuit);
      }
    },
  );

  it('refuse an unknown name and an invalid size', () => {
    expect(() => templateCircuit('teleport', 2)).toThrow(
      'There is no circuit “teleport”. Choose one of ghz, uniform, qft, grover, random.',
    );
    for (const n of [0, 31, -5, 1e9, Number.NaN]) {
      expect(() => templateCircuit('grover', n)).toThrow('from 1 to 30 qubits');
    }
  });

  it('use the optimal number of iterations (Grover)', () => {
    const success = (n: number, times: number) =>
      Math.sin((2 * times + 1) * Math.asin(2 ** (-n / 2))) ** 2;
    for (let n = 1; n <= 30; n += 1) {
      const best = groverIterations(n);
      expect(success(n, best)).toBeCloseTo(groverProbability(n), 12);
      for (const other of [best - 1, best + 1]) {
        if (other >= 0) expect(success(n, best)).toBeGreaterThanOrEqual(success(n, other) - 1e-12);
      }
    }
    expect([2, 3, 10, 20].map(groverIterations)).toEqual([1, 2, 25, 804]);
  });

  it.each(['', '1', '012', '11111', '1 1'])('refuse to mark "%s" among three qubits', (marked) => {
    expect(() => groverCircuit(3, marked)).toThrow('has 3 digits, each 0 or 1');
  });

  it('refuse a search that needs too many gates, with their number (Grover)', () => {
    checkCircuit(templateCircuit('grover', 13));
    expect(() => templateCircuit('grover', 14)).toThrow(
      /^Grover search over 14 qubits takes \d{3},\d{3} gates; at most 100,000 are run\./,
    );
    expect(() => templateCircuit('grover', 30)).toThrow('Grover search over 30 qubits');
  });

  it('T-50 are the same for the same seed and differ for another (random)', () => {
    const first = templateCircuit('random', 6, { seed: 1 });
    expect(templateCircuit('random', 6, { seed: 1 })).toEqual(first);
    expect(templateCircuit('random', 6, { seed: 2 })).not.toEqual(first);
  });
});

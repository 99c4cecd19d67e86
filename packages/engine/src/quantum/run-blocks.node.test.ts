import { gate, templateCircuit } from '@spinout/domain/circuits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyGate } from './apply-gate.js';
import { anyCircuit, anyState, copyState, distance } from './circuits.fixtures.js';
import { groupGates } from './gate-groups.js';
import { Monomial } from './monomial.js';
import { BlockRunner } from './run-blocks.js';
import { runStateVector } from './run-state-vector.js';
import { type StateVector, createZeroState } from './state-vector.js';
import { textbookApply } from './textbook.fixtures.js';

const WIDTH = 3;

const runInBlocks = (state: StateVector, gates: Parameters<typeof groupGates>[0]) => {
  const runner = new BlockRunner(state, WIDTH);
  let updates = 0;
  for (const group of groupGates(gates, state.numQubits, WIDTH)) {
    for (const some of runner.run(group)) updates += some;
  }
  return updates;
};

describe('a circuit in blocks', () => {
  it('gives the state that the matrices of the textbook give', () => {
    fc.assert(
      fc.property(
        anyCircuit({ maxQubits: 6, maxGates: 60 }).chain((circuit) =>
          anyState(circuit.numQubits).map((state) => ({ circuit, state })),
        ),
        ({ circuit, state }) => {
          const ours = copyState(state);
          let plain = state;
          runInBlocks(ours, circuit.gates);
          for (const each of circuit.gates) plain = textbookApply(plain, each);
          expect(distance(ours, plain)).toBeLessThan(1e-12);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('loses no gate, exceeds no width, and changes the order on different qubits only', () => {
    fc.assert(
      fc.property(anyCircuit({ maxQubits: 9, maxGates: 80 }), ({ numQubits, gates }) => {
        const groups = groupGates(gates, numQubits, WIDTH);
        const after = groups.flatMap((group) => group.gates);
        for (const group of groups) {
          const used = new Set(group.gates.flatMap(({ qubits }) => qubits));
          expect(used.size).toBeLessThanOrEqual(WIDTH);
        }
        for (let q = 0; q < numQubits; q += 1) {
          const touching = (all: typeof gates) => all.filter(({ qubits }) => qubits.includes(q));
          expect(touching(after)).toEqual(touching(gates));
        }
      }),
    );
  });

  it('is what large circuits run in, with the same state as gate by gate', async () => {
    const circuit = templateCircuit('random', 17, { seed: 3 });
    const plain = createZeroState(17);
    for (const each of circuit.gates) applyGate(plain, each);
    const state = await runStateVector(circuit);
    let most = 0;
    for (let at = 0; at < plain.re.length; at += 1) {
      const difference = Math.hypot(
        (plain.re[at] ?? 0) - (state.re[at] ?? 0),
        (plain.im[at] ?? 0) - (state.im[at] ?? 0),
      );
      most = Math.max(most, difference);
    }
    expect(most).toBeLessThan(1e-14);
  });

  it('needs one pass for a long product of diagonal gates and permutations', () => {
    const gates = Array.from({ length: 50 }, (_, at) => gate('cx', [at % 3, (at + 1) % 3]));
    expect(runInBlocks(createZeroState(3), gates)).toBe(2 ** 3);
  });

  it('makes no table of a rotation', () => {
    expect(() => new Monomial(1, [gate('h', [0])])).toThrow(TypeError);
  });
});

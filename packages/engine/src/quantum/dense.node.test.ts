import {
  type Gate,
  gate,
  GATES,
  type GateName,
  parseQasm,
  listGates,
  seededRandom,
  writeQasm,
  type Random,
} from '@spinout/domain/circuits';
import { describe, expect, it } from 'vitest';
import { applyMatrices, circuitMatrix } from './dense.fixtures.js';
import { groupGates } from './gate-groups.js';
import { BlockRunner } from './run-blocks.js';
import { runStateVector } from './run-state-vector.js';
import { type StateVector, createZeroState } from './state-vector.js';

const NAMES = Object.keys(GATES) as GateName[];
const CIRCUITS = 1000;
const TOLERANCE = 1e-12;

const choose = (count: number, random: Random) => Math.floor(random.share() * count);

function createRandomGate(numQubits: number, random: Random): Gate {
  const names = NAMES.filter((name) => GATES[name].qubits <= numQubits);
  const name = names[choose(names.length, random)] ?? 'h';
  const free = Array.from({ length: numQubits }, (_, q) => q);
  const qubits = Array.from({ length: GATES[name].qubits }, () =>
    free.splice(choose(free.length, random), 1),
  ).flat();
  const angle = (2 * random.share() - 1) * 2 * Math.PI;
  return gate(name, qubits, GATES[name].params === 1 ? [angle] : []);
}

describe('1,000 random circuits', () => {
  /** Largest difference from the amplitudes that full matrices give. */
  const compare = ({ re, im }: StateVector, exact: readonly (readonly [number, number])[]) =>
    Math.max(...exact.map(([u, v], row) => Math.hypot((re[row] ?? 0) - u, (im[row] ?? 0) - v)));

  it('give the amplitudes of full matrices, gate by gate, in blocks, and through OpenQASM', async () => {
    const random = seededRandom(19);
    let most = 0;
    for (let made = 0; made < CIRCUITS; made += 1) {
      const numQubits = 1 + choose(4, random);
      const length = 5 + choose(26, random);
      const gates = Array.from({ length }, () => createRandomGate(numQubits, random));
      const exact = applyMatrices(gates, numQubits);
      const again = listGates(parseQasm(writeQasm({ numQubits, gates })));
      most = Math.max(most, compare(await runStateVector({ numQubits, gates: again }), exact));
      const inBlocks = createZeroState(numQubits);
      const runner = new BlockRunner(inBlocks, 3);
      for (const group of groupGates(gates, numQubits, 3)) Array.from(runner.run(group));
      most = Math.max(most, compare(inBlocks, exact));
    }
    expect(most).toBeLessThan(TOLERANCE);
  });
});

describe('controlled gates of OpenQASM 3', () => {
  it.each(NAMES)('act where the control is 1, with the phase of the gate: %s', (name) => {
    const { qubits, params } = GATES[name];
    const operands = Array.from({ length: qubits }, (_, at) => `q[${qubits - 1 - at}]`);
    const angles = params === 1 ? '(0.7)' : '';
    const numQubits = qubits + 1;
    const program = (call: string) => `OPENQASM 3; qubit[${numQubits}] q; ${call};`;
    const gatesOf = (call: string) => listGates(parseQasm(program(call)));
    const plain = circuitMatrix(gatesOf(`${name}${angles} ${operands.join(', ')}`), numQubits);
    const control = `q[${qubits}]`;
    const made = circuitMatrix(
      gatesOf(`ctrl @ ${name}${angles} ${[control, ...operands].join(', ')}`),
      numQubits,
    );
    const half = 2 ** qubits;
    for (let row = 0; row < 2 * half; row += 1) {
      for (let column = 0; column < 2 * half; column += 1) {
        const at = row * 2 * half + column;
        const isInside = row >= half && column >= half;
        const one = row === column ? 1 : 0;
        expect(made.re[at]).toBeCloseTo(isInside ? (plain.re[at] ?? 0) : one, 12);
        expect(made.im[at]).toBeCloseTo(isInside ? (plain.im[at] ?? 0) : 0, 12);
      }
    }
  });
});

import { listGates, parseQasm } from '@spinout/domain/circuits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyGate } from './apply-gate.js';
import { basisState } from './circuits.fixtures.js';
import { simulate } from './simulate.js';

type Complex = readonly [re: number, im: number];
/** By rows; the first operand of a gate is bit 0 of an index. */
type Matrix = readonly (readonly Complex[])[];

const ZERO: Complex = [0, 0];
const ONE: Complex = [1, 0];
const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];
const plus = ([a, b]: Complex, [c, d]: Complex): Complex => [a + c, b + d];
const conjugate = ([a, b]: Complex): Complex => [a, -b];
const cis = (angle: number, length = 1): Complex => [
  length * Math.cos(angle),
  length * Math.sin(angle),
];

const indices = (size: number) => Array.from({ length: size }, (_, at) => at);
const matrix = (size: number, entry: (row: number, column: number) => Complex): Matrix =>
  indices(size).map((row) => indices(size).map((column) => entry(row, column)));

/** The matrix of a gate as the circuit's gates make it, a column for each basis state. */
function matrixOf(call: string, qubits: number): Matrix {
  const operands = indices(qubits).map((q) => `q[${q}]`);
  const gates = listGates(parseQasm(`qubit[${qubits}] q; ${call} ${operands.join(', ')};`));
  const columns = indices(2 ** qubits).map((column) => {
    const state = basisState(qubits, column);
    for (const each of gates) applyGate(state, each);
    return state;
  });
  return matrix(2 ** qubits, (row, column) => [
    columns[column]?.re[row] ?? 0,
    columns[column]?.im[row] ?? 0,
  ]);
}

/** Compares two matrices up to one phase of the whole. */
function expectSame(actual: Matrix, expected: Matrix): void {
  const entries = expected.flatMap((row, r) =>
    row.map((entry, c) => ({ entry, other: actual[r]?.[c] ?? ZERO })),
  );
  // Where the trace of the adjoint times the other is as long as the matrix is wide, they are the same.
  const [re, im] = entries.reduce<Complex>(
    (sum, { entry, other }) => plus(sum, times(conjugate(entry), other)),
    ZERO,
  );
  const length = Math.hypot(re, im);
  expect(length).toBeCloseTo(expected.length, 10);
  const phase: Complex = [re / length, im / length];
  for (const { entry, other } of entries) {
    const [x, y] = times(phase, entry);
    expect(Math.hypot(x - other[0], y - other[1])).toBeLessThan(1e-12);
  }
}

/** U of the OpenQASM 3 specification, which is U3 of Qiskit. */
const u3 = (theta: number, phi: number, lambda: number): Matrix => [
  [cis(0, Math.cos(theta / 2)), cis(lambda, -Math.sin(theta / 2))],
  [cis(phi, Math.sin(theta / 2)), cis(phi + lambda, Math.cos(theta / 2))],
];
const X: Matrix = [
  [ZERO, ONE],
  [ONE, ZERO],
];
/** √X with the phase that its controlled forms carry. */
const SX: Matrix = [
  [cis(Math.PI / 4, Math.SQRT1_2), cis(-Math.PI / 4, Math.SQRT1_2)],
  [cis(-Math.PI / 4, Math.SQRT1_2), cis(Math.PI / 4, Math.SQRT1_2)],
];

/** A gate on the last operand where all others are 1. */
function controlledBy(controls: number, target: Matrix, phase = 0): Matrix {
  const all = 2 ** controls - 1;
  return matrix(2 ** (controls + 1), (row, column) => {
    const known = row & all;
    if (known !== (column & all)) return ZERO;
    if (known !== all) return row === column ? ONE : ZERO;
    return times(cis(phase), target[row >> controls]?.[column >> controls] ?? ZERO);
  });
}

/** A permutation of basis states with phases, as "from: [to, phase]"; all others stay. */
const permutation = (qubits: number, moved: Readonly<Record<number, readonly [number, Complex]>>) =>
  matrix(2 ** qubits, (row, column) => {
    const [to, phase] = moved[column] ?? [column, ONE];
    return to === row ? phase : ZERO;
  });

const I: Complex = [0, 1];
const MINUS_I: Complex = [0, -1];
const MINUS: Complex = [-1, 0];

const angle = fc.double({ min: -7, max: 7, noNaN: true });
const runs = { numRuns: 60 };

describe('gates of qelib1.inc against their published matrices', () => {
  it('T-50 cu3 is U3 where the control is 1, its phase included', () => {
    fc.assert(
      fc.property(angle, angle, angle, (theta, phi, lambda) => {
        const call = `cu3(${theta}, ${phi}, ${lambda})`;
        expectSame(matrixOf(call, 2), controlledBy(1, u3(theta, phi, lambda)));
      }),
      runs,
    );
  });

  it('T-50 cu is e^(i gamma) U where the control is 1', () => {
    fc.assert(
      fc.property(angle, angle, angle, angle, (theta, phi, lambda, gamma) => {
        const call = `cu(${theta}, ${phi}, ${lambda}, ${gamma})`;
        expectSame(matrixOf(call, 2), controlledBy(1, u3(theta, phi, lambda), gamma));
      }),
      runs,
    );
  });

  it('T-50 rzz is exp(-i theta/2 Z⊗Z) and rxx is exp(-i theta/2 X⊗X)', () => {
    fc.assert(
      fc.property(angle, (theta) => {
        const [cos, sin] = [Math.cos(theta / 2), Math.sin(theta / 2)];
        const zz = matrix(4, (row, column) => {
          if (row !== column) return ZERO;
          return cis(row === 0 || row === 3 ? -theta / 2 : theta / 2);
        });
        expectSame(matrixOf(`rzz(${theta})`, 2), zz);
        const xx = matrix(4, (row, column) => {
          if (row === column) return [cos, 0];
          return row + column === 3 ? [0, -sin] : ZERO;
        });
        expectSame(matrixOf(`rxx(${theta})`, 2), xx);
      }),
      runs,
    );
  });

  it('T-50 u0 waits', () =>
    expectSame(
      matrixOf('u0(3)', 1),
      matrix(2, (r, c) => (r === c ? ONE : ZERO)),
    ));

  it.each<[string, number, Matrix]>([
    ['csx', 2, controlledBy(1, SX)],
    ['c3x', 4, controlledBy(3, X)],
    ['c3sqrtx', 4, controlledBy(3, SX)],
    ['c4x', 5, controlledBy(4, X)],
    // Maslov 2016, Phys. Rev. A 93, 022311: the relative-phase Toffoli gates.
    ['rccx', 3, permutation(3, { 5: [5, MINUS], 3: [7, I], 7: [3, MINUS_I] })],
    ['rc3x', 4, permutation(4, { 3: [3, I], 11: [11, MINUS_I], 7: [15, MINUS], 15: [7, ONE] })],
  ])('T-50 %s on %i qubits', (name, qubits, expected) => {
    expectSame(matrixOf(name, qubits), expected);
  });

  it.each([
    ['cu3(pi, 0, pi)', 2, 'cx'],
    ['cu(0, 0, pi/2, 0)', 2, 'cp(pi/2)'],
    ['cu3(0.7, -pi/2, pi/2)', 2, 'crx(0.7)'],
    ['cu(pi/2, 0, pi, 0)', 2, 'ch'],
  ])('%s is %s with %s', (one, qubits, other) => {
    expectSame(matrixOf(one, qubits), matrixOf(other, qubits));
  });

  it('are unitary for all angles', () => {
    const names = fc.constantFrom('cu3', 'cu', 'rzz', 'rxx', 'csx', 'c3x', 'rccx', 'rc3x', 'c4x');
    const shapes = { cu3: [2, 3], cu: [2, 4], rzz: [2, 1], rxx: [2, 1] } as const;
    const others = { csx: 2, c3x: 4, rccx: 3, rc3x: 4, c4x: 5 } as const;
    fc.assert(
      fc.property(names, angle, angle, angle, angle, (name, ...angles) => {
        const [qubits, params] =
          name in shapes
            ? shapes[name as keyof typeof shapes]
            : [others[name as keyof typeof others], 0];
        const call = params > 0 ? `${name}(${angles.slice(0, params).join(', ')})` : name;
        const made = matrixOf(call, qubits);
        for (const [r, row] of made.entries()) {
          for (const [s, other] of made.entries()) {
            const [re, im] = row.reduce<Complex>(
              (sum, entry, c) => plus(sum, times(entry, conjugate(other[c] ?? ZERO))),
              ZERO,
            );
            expect(Math.hypot(re - (r === s ? 1 : 0), im)).toBeLessThan(1e-12);
          }
        }
      }),
      runs,
    );
  });

  it('flip the target of c3x only where all three controls are 1, as a truth table', async () => {
    for (const outcome of indices(16)) {
      const ones = indices(4).filter((q) => (outcome >> q) & 1);
      const set = ones.map((q) => `x q[${q}];`).join(' ');
      const circuit = parseQasm(`qubit[4] q; ${set} c3x q[0], q[1], q[2], q[3];`);
      const key = ((outcome & 7) === 7 ? outcome ^ 8 : outcome).toString(2).padStart(4, '0');
      expect((await simulate(circuit, { shots: 5 })).counts).toEqual({ [key]: 5 });
    }
  });

  it('keep circuits of quarter turns on the stabilizer simulator, with the same outcomes', async () => {
    const program =
      'qubit[2] q; h q[0]; rzz(pi/2) q[0], q[1]; rxx(pi) q[0], q[1]; cu3(pi, 0, pi) q[0], q[1];';
    const fast = await simulate(parseQasm(program), { shots: 2000 });
    const exact = await simulate(parseQasm(`${program} t q[0];`), { shots: 2000 });
    expect([fast.method, exact.method]).toEqual(['stabilizer', 'state-vector']);
    expect(Object.keys(fast.counts).toSorted()).toEqual(Object.keys(exact.counts).toSorted());
  });
});

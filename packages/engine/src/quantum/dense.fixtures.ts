import {
  type DynamicCircuit,
  type Gate,
  type GateName,
  type Operation,
  isGate,
} from '@spinout/domain/circuits';
import type { NoiseModel } from './noise.js';

/** A square matrix of complex numbers by rows. */
interface Dense {
  readonly size: number;
  readonly re: Float64Array;
  readonly im: Float64Array;
}

type Entry = readonly [re: number, im: number];

const createDense = (size: number, entry: (row: number, column: number) => Entry): Dense => {
  const re = new Float64Array(size * size);
  const im = new Float64Array(size * size);
  for (let at = 0; at < size * size; at += 1) {
    [re[at], im[at]] = entry(Math.floor(at / size), at % size) as [number, number];
  }
  return { size, re, im };
};

const at = ({ size, re, im }: Dense, row: number, column: number): Entry => [
  re[row * size + column] ?? 0,
  im[row * size + column] ?? 0,
];

const identity = (size: number): Dense =>
  createDense(size, (row, column) => [row === column ? 1 : 0, 0]);

const multiply = (a: Dense, b: Dense): Dense =>
  createDense(a.size, (row, column) => {
    let [re, im] = [0, 0];
    for (let k = 0; k < a.size; k += 1) {
      const [x, y] = at(a, row, k);
      const [u, v] = at(b, k, column);
      re += x * u - y * v;
      im += x * v + y * u;
    }
    return [re, im];
  });

const adjoint = (a: Dense): Dense =>
  createDense(a.size, (row, column) => {
    const [re, im] = at(a, column, row);
    return [re, -im];
  });

const add = (a: Dense, b: Dense, factor = 1): Dense => ({
  size: a.size,
  re: a.re.map((value, place) => value + factor * (b.re[place] ?? 0)),
  im: a.im.map((value, place) => value + factor * (b.im[place] ?? 0)),
});

const scale = (a: Dense, factor: number): Dense => ({
  size: a.size,
  re: a.re.map((value) => value * factor),
  im: a.im.map((value) => value * factor),
});

/** Kronecker product; the first factor has the more significant index. */
const kronecker = (a: Dense, b: Dense): Dense =>
  createDense(a.size * b.size, (row, column) => {
    const [x, y] = at(a, Math.floor(row / b.size), Math.floor(column / b.size));
    const [u, v] = at(b, row % b.size, column % b.size);
    return [x * u - y * v, x * v + y * u];
  });

const matrix2 = (...[a, b, c, d]: readonly [Entry, Entry, Entry, Entry]): Dense =>
  createDense(2, (row, column) => [a, b, c, d][2 * row + column] ?? [0, 0]);

const exp = (angle: number): Entry => [Math.cos(angle), Math.sin(angle)];
const diagonal = (one: Entry, other: Entry) => matrix2(one, [0, 0], [0, 0], other);

const R = Math.sqrt(1 / 2);
const I = identity(2);
const X = matrix2([0, 0], [1, 0], [1, 0], [0, 0]);
const Y = matrix2([0, 0], [0, -1], [0, 1], [0, 0]);
const Z = diagonal([1, 0], [-1, 0]);
const ZERO = diagonal([1, 0], [0, 0]);
const ONE = diagonal([0, 0], [1, 0]);

/** exp(-i angle/2 P) = cos I - i sin P. */
const rotation = (pauli: Dense, angle: number): Dense =>
  createDense(2, (row, column) => {
    const [re, im] = at(pauli, row, column);
    const cos = row === column ? Math.cos(angle / 2) : 0;
    return [cos + Math.sin(angle / 2) * im, -Math.sin(angle / 2) * re];
  });

/** Puts matrices on qubits, qubit 0 having the least significant index. */
const onQubits = (numQubits: number, factors: ReadonlyMap<number, Dense>): Dense =>
  Array.from({ length: numQubits }, (_, q) => factors.get(q) ?? I).reduce(
    (product, factor) => kronecker(factor, product),
    identity(1),
  );

/** A gate where all the controls are 1: I + |1…1⟩⟨1…1| ⊗ (U - I). */
const controlled = (n: number, controls: readonly number[], target: number, u: Dense): Dense => {
  const projectors = controls.map((q) => [q, ONE] as const);
  return add(
    identity(2 ** n),
    onQubits(n, new Map([...projectors, [target, add(u, I, -1)] as const])),
  );
};

/** The full matrix of a gate on all qubits of a circuit. */
function fullMatrix({ name, qubits, params: [angle = 0] }: Gate, n: number): Dense {
  const [a = 0, b = 0, c = 0] = qubits;
  const on = (u: Dense) => onQubits(n, new Map([[a, u]]));
  const pair = (p: Dense) => onQubits(n, new Map([a, b].map((q) => [q, p])));
  const matrices: Record<GateName, () => Dense> = {
    h: () => on(matrix2([R, 0], [R, 0], [R, 0], [-R, 0])),
    x: () => on(X),
    y: () => on(Y),
    z: () => on(Z),
    s: () => on(diagonal([1, 0], [0, 1])),
    sdg: () => on(diagonal([1, 0], [0, -1])),
    t: () => on(diagonal([1, 0], exp(Math.PI / 4))),
    tdg: () => on(diagonal([1, 0], exp(-Math.PI / 4))),
    rx: () => on(rotation(X, angle)),
    ry: () => on(rotation(Y, angle)),
    rz: () => on(rotation(Z, angle)),
    p: () => on(diagonal([1, 0], exp(angle))),
    cx: () => controlled(n, [a], b, X),
    cz: () => controlled(n, [a], b, Z),
    cp: () => controlled(n, [a], b, diagonal([1, 0], exp(angle))),
    // (I + XX + YY + ZZ) / 2
    swap: () =>
      scale(
        [X, Y, Z].reduce((sum, p) => add(sum, pair(p)), identity(2 ** n)),
        1 / 2,
      ),
    ccx: () => controlled(n, [a, b], c, X),
  };
  return matrices[name]();
}

/** The full matrix of gates in the order of time. */
export const circuitMatrix = (gates: readonly Gate[], n: number): Dense =>
  gates.reduce((product, each) => multiply(fullMatrix(each, n), product), identity(2 ** n));

/** The state that full matrices make of the state in which every qubit is 0. */
export const applyMatrices = (gates: readonly Gate[], n: number): readonly Entry[] =>
  gates.reduce<readonly Entry[]>(
    (state, each) => {
      const matrix = fullMatrix(each, n);
      return state.map((_, row) =>
        state.reduce<Entry>(
          ([re, im], [u, v], column) => {
            const [x, y] = at(matrix, row, column);
            return [re + x * u - y * v, im + x * v + y * u];
          },
          [0, 0],
        ),
      );
    },
    Array.from({ length: 2 ** n }, (_, row) => [row === 0 ? 1 : 0, 0]),
  );

/** For each value of the classical bits, the density matrix times the probability of these bits. */
type Branches = ReadonlyMap<string, Dense>;

/**
 * Exact probabilities of the bits at the end of a noisy circuit, from density matrices.
 * @returns by bits, bit 0 rightmost
 */
export function exactProbabilities(
  { numQubits: n, numBits, operations }: DynamicCircuit,
  noise: NoiseModel = {},
): ReadonlyMap<string, number> {
  const size = 2 ** n;
  const conjugate = (u: Dense, rho: Dense) => multiply(multiply(u, rho), adjoint(u));
  const merge = (branches: readonly (readonly [string, Dense])[]): Branches => {
    const merged = new Map<string, Dense>();
    for (const [bits, rho] of branches) {
      const before = merged.get(bits);
      merged.set(bits, before ? add(before, rho) : rho);
    }
    return merged;
  };
  const depolarize = (rho: Dense, qubits: readonly number[]): Dense => {
    const p = (qubits.length === 1 ? noise.oneQubitGate : noise.multiQubitGate) ?? 0;
    if (p === 0) return rho;
    const mixed = qubits.reduce((sum, q) => {
      const all = [I, X, Y, Z].map((u) => conjugate(onQubits(n, new Map([[q, u]])), sum));
      return scale(
        all.reduce((total, one) => add(total, one)),
        1 / 4,
      );
    }, rho);
    return add(scale(rho, 1 - p), mixed, p);
  };
  const setBit = (bits: string, bit: number, value: number) =>
    [...bits].with(bits.length - 1 - bit, String(value)).join('');

  const runOne = (
    bits: string,
    rho: Dense,
    each: Operation,
  ): readonly (readonly [string, Dense])[] => {
    if (isGate(each)) return [[bits, depolarize(conjugate(fullMatrix(each, n), rho), each.qubits)]];
    if (each.kind === 'if') {
      const { first, count, value, isEqual } = each.condition;
      const read = Number.parseInt(bits.slice(numBits - first - count, numBits - first), 2);
      const branch = (read === value) === isEqual ? each.then : each.otherwise;
      return [...runAll(new Map([[bits, rho]]), branch)];
    }
    const project = (p: Dense) => conjugate(onQubits(n, new Map([[each.qubit, p]])), rho);
    const [zero, one] = [project(ZERO), project(ONE)];
    if (each.kind === 'reset') {
      return [[bits, add(zero, conjugate(onQubits(n, new Map([[each.qubit, X]])), one))]];
    }
    const { bit } = each;
    if (bit === null) return [[bits, add(zero, one)]];
    const { readZeroAsOne = 0, readOneAsZero = 0 } = noise;
    return [
      [setBit(bits, bit, 0), add(scale(zero, 1 - readZeroAsOne), one, readOneAsZero)],
      [setBit(bits, bit, 1), add(scale(one, 1 - readOneAsZero), zero, readZeroAsOne)],
    ];
  };
  const runAll = (start: Branches, all: readonly Operation[]): Branches =>
    all.reduce<Branches>(
      (branches, each) => merge([...branches].flatMap(([bits, rho]) => runOne(bits, rho, each))),
      start,
    );

  const start = createDense(size, (row, column) => [row + column === 0 ? 1 : 0, 0]);
  const end = runAll(new Map([['0'.repeat(numBits), start]]), operations);
  const trace = (rho: Dense) =>
    Array.from({ length: size }, (_, k) => at(rho, k, k)[0]).reduce((sum, value) => sum + value, 0);
  return new Map([...end].map(([bits, rho]) => [bits, trace(rho)]));
}

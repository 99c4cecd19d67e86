import type { Gate, GateName } from '@spinout/domain/circuits';
import type { StateVector } from './state-vector.js';

type Complex = readonly [re: number, im: number];
type Matrix = readonly (readonly Complex[])[];

const R = Math.SQRT1_2;
const [ZERO, ONE, I, MINUS_I]: readonly [Complex, Complex, Complex, Complex] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [0, -1],
];

const polar = (angle: number): Complex => [Math.cos(angle), Math.sin(angle)];
const diagonal = (...entries: readonly Complex[]): Matrix =>
  entries.map((entry, row) => entries.map((_, column) => (row === column ? entry : ZERO)));
/** Row r has its 1 in column `order[r]`. */
const permutation = (...order: readonly number[]): Matrix =>
  order.map((one) => order.map((_, column) => (column === one ? ONE : ZERO)));

/**
 * The matrices as Nielsen and Chuang print them (sections 1.3 and 4.2 and figure 4.9), the first qubit of
 * a gate being the most significant.
 */
const textbookMatrix = (name: GateName, angle: number): Matrix => {
  const [c, s] = [Math.cos(angle / 2), Math.sin(angle / 2)];
  const matrices: Record<GateName, Matrix> = {
    h: [
      [
        [R, 0],
        [R, 0],
      ],
      [
        [R, 0],
        [-R, 0],
      ],
    ],
    x: permutation(1, 0),
    y: [
      [ZERO, MINUS_I],
      [I, ZERO],
    ],
    z: diagonal(ONE, [-1, 0]),
    s: diagonal(ONE, I),
    sdg: diagonal(ONE, MINUS_I),
    t: diagonal(ONE, polar(Math.PI / 4)),
    tdg: diagonal(ONE, polar(-Math.PI / 4)),
    rx: [
      [
        [c, 0],
        [0, -s],
      ],
      [
        [0, -s],
        [c, 0],
      ],
    ],
    ry: [
      [
        [c, 0],
        [-s, 0],
      ],
      [
        [s, 0],
        [c, 0],
      ],
    ],
    rz: diagonal(polar(-angle / 2), polar(angle / 2)),
    p: diagonal(ONE, polar(angle)),
    cx: permutation(0, 1, 3, 2),
    cz: diagonal(ONE, ONE, ONE, [-1, 0]),
    cp: diagonal(ONE, ONE, ONE, polar(angle)),
    swap: permutation(0, 2, 1, 3),
    ccx: permutation(0, 1, 2, 3, 4, 5, 7, 6),
  };
  return matrices[name];
};

/** Multiplies a state by a gate's matrix, entry by entry: slow and plain. */
export function textbookApply(state: StateVector, { name, qubits, params }: Gate): StateVector {
  const matrix = textbookMatrix(name, params[0] ?? 0);
  const local = (index: number) => qubits.reduce((bits, q) => bits * 2 + ((index >> q) & 1), 0);
  const rest = (index: number) => qubits.reduce((bits, q) => bits & ~(1 << q), index);
  const re = new Float64Array(state.re.length);
  const im = new Float64Array(state.im.length);
  for (let i = 0; i < re.length; i += 1) {
    for (let j = 0; j < re.length; j += 1) {
      if (rest(i) !== rest(j)) continue;
      const [a, b] = matrix[local(i)]?.[local(j)] ?? ZERO;
      const [x, y] = [state.re[j] ?? 0, state.im[j] ?? 0];
      re[i] = (re[i] ?? 0) + a * x - b * y;
      im[i] = (im[i] ?? 0) + a * y + b * x;
    }
  }
  return { numQubits: state.numQubits, re, im };
}

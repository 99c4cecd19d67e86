import type { StateVector } from './state-vector.js';

/** A 2 × 2 matrix by rows; each entry has a real and an imaginary part. */
export type Matrix2 = readonly [
  readonly [aRe: number, aIm: number, bRe: number, bIm: number],
  readonly [cRe: number, cIm: number, dRe: number, dIm: number],
];

/** Mask beyond every index: inserting a bit there does not change a 30-bit number. */
const NO_MASK = (1 << 30) - 1;

/** For each qubit, lowest first, a mask of all lower bits; `NO_MASK` for missing qubits. */
function getMasksBelow(qubits: readonly number[]): readonly [number, number, number] {
  const [a = NO_MASK, b = NO_MASK, c = NO_MASK] = qubits
    .toSorted((one, other) => one - other)
    .map((q) => (1 << q) - 1);
  return [a, b, c];
}

/** Inserts a 0 bit into `index` above the bits of `below`. */
const insertZeroBit = (index: number, below: number) => ((index & ~below) << 1) | (index & below);

export function applyMatrix({ re, im }: StateVector, q: number, [top, bottom]: Matrix2): void {
  const [aRe, aIm, bRe, bIm] = top;
  const [cRe, cIm, dRe, dIm] = bottom;
  const bit = 1 << q;
  const below = bit - 1;
  const half = re.length >>> 1;
  for (let k = 0; k < half; k += 1) {
    const i = insertZeroBit(k, below);
    const j = i | bit;
    const x = re[i] ?? 0;
    const y = im[i] ?? 0;
    const u = re[j] ?? 0;
    const v = im[j] ?? 0;
    re[i] = aRe * x - aIm * y + bRe * u - bIm * v;
    im[i] = aRe * y + aIm * x + bRe * v + bIm * u;
    re[j] = cRe * x - cIm * y + dRe * u - dIm * v;
    im[j] = cRe * y + cIm * x + dRe * v + dIm * u;
  }
}

/** Multiplies by cos + i sin the amplitudes whose given qubits read `bits`. */
export function multiplyByPhase(
  { re, im }: StateVector,
  qubits: readonly number[],
  bits: number,
  cos: number,
  sin: number,
): void {
  const [first, second, third] = getMasksBelow(qubits);
  const count = re.length >>> qubits.length;
  for (let k = 0; k < count; k += 1) {
    const i = insertZeroBit(insertZeroBit(insertZeroBit(k, first), second), third) | bits;
    const x = re[i] ?? 0;
    const y = im[i] ?? 0;
    re[i] = cos * x - sin * y;
    im[i] = cos * y + sin * x;
  }
}

/** Exchanges the amplitudes whose given qubits read `from` with those where they read `to`. */
export function swapAmplitudes(
  { re, im }: StateVector,
  qubits: readonly number[],
  from: number,
  to: number,
): void {
  const [first, second, third] = getMasksBelow(qubits);
  const count = re.length >>> qubits.length;
  for (let k = 0; k < count; k += 1) {
    const base = insertZeroBit(insertZeroBit(insertZeroBit(k, first), second), third);
    const i = base | from;
    const j = base | to;
    const x = re[i] ?? 0;
    const y = im[i] ?? 0;
    re[i] = re[j] ?? 0;
    im[i] = im[j] ?? 0;
    re[j] = x;
    im[j] = y;
  }
}

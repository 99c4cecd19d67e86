import type { Gate } from '@spinout/domain/circuits';
import type { StateVector } from './state-vector.js';
import { computeCosSin } from './trigonometry.js';

/** Gates that are neither diagonal nor a permutation: they mix the two amplitudes of each pair. */
export const isRotation = ({ name }: Gate): boolean =>
  name === 'h' || name === 'rx' || name === 'ry';

/**
 * Applies h, rx or ry in place with the fewest multiplications: h and ry are real matrices, rx has a
 * real diagonal and imaginary entries beside it.
 */
export function applyRotation(state: StateVector, { name, qubits: [q = 0], params }: Gate): void {
  const [cos, sin] = computeCosSin((params[0] ?? 0) / 2);
  if (name === 'h') {
    applyReal(state, q, Math.SQRT1_2, Math.SQRT1_2, Math.SQRT1_2, -Math.SQRT1_2);
  } else if (name === 'ry') {
    applyReal(state, q, cos, -sin, sin, cos);
  } else {
    applyX(state, q, cos, sin);
  }
}

/** The matrix [[a, b], [c, d]] of real numbers. */
function applyReal(
  { re, im }: StateVector,
  q: number,
  a: number,
  b: number,
  c: number,
  d: number,
): void {
  const bit = 1 << q;
  for (let base = 0; base < re.length; base += 2 * bit) {
    for (let i = base; i < base + bit; i += 1) {
      const j = i + bit;
      const x = re[i] ?? 0;
      const y = im[i] ?? 0;
      const u = re[j] ?? 0;
      const v = im[j] ?? 0;
      re[i] = a * x + b * u;
      im[i] = a * y + b * v;
      re[j] = c * x + d * u;
      im[j] = c * y + d * v;
    }
  }
}

/** The matrix [[cos, -i sin], [-i sin, cos]]. */
function applyX({ re, im }: StateVector, q: number, cos: number, sin: number): void {
  const bit = 1 << q;
  for (let base = 0; base < re.length; base += 2 * bit) {
    for (let i = base; i < base + bit; i += 1) {
      const j = i + bit;
      const x = re[i] ?? 0;
      const y = im[i] ?? 0;
      const u = re[j] ?? 0;
      const v = im[j] ?? 0;
      re[i] = cos * x + sin * v;
      im[i] = cos * y - sin * u;
      re[j] = cos * u + sin * y;
      im[j] = cos * v - sin * x;
    }
  }
}

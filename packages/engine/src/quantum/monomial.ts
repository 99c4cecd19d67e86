import { type Gate, gate } from '@spinout/domain/circuits';
import { multiplyByPhase } from './amplitudes.js';
import { applyGate } from './apply-gate.js';
import { isRotation } from './rotations.js';
import type { StateVector } from './state-vector.js';

/**
 * A product of diagonal and permutation gates as a table: new amplitude i is `factors[i]` times old
 * amplitude `sources[i]`. However many gates it stands for, applying it is one pass.
 */
export class Monomial {
  readonly #factors: StateVector;
  readonly #sources: Int32Array;

  /** @throws {TypeError} for a rotation */
  constructor(numQubits: number, gates: readonly Gate[]) {
    const size = 2 ** numQubits;
    this.#factors = { numQubits, re: new Float64Array(size).fill(1), im: new Float64Array(size) };
    this.#sources = Int32Array.from({ length: size }, (_, i) => i);
    for (const each of gates) this.#multiply(each);
  }

  /** Multiplies by a gate from the left. */
  #multiply(added: Gate): void {
    const { name, qubits } = added;
    if (isRotation(added)) throw new TypeError(`${name} is neither diagonal nor a permutation.`);
    const [a = 0, b = 0, c = 0] = qubits;
    if (name === 'y') {
      // Y = diag(-i, i) X
      this.#multiply(gate('x', qubits));
      multiplyByPhase(this.#factors, qubits, 0, 0, -1);
      multiplyByPhase(this.#factors, qubits, 1 << a, 0, 1);
      return;
    }
    applyGate(this.#factors, added);
    if (name === 'x') this.#exchange(0, 1 << a, 1 << a);
    if (name === 'cx') this.#exchange(1 << a, (1 << a) | (1 << b), (1 << a) | (1 << b));
    if (name === 'swap') this.#exchange(1 << a, 1 << b, (1 << a) | (1 << b));
    if (name === 'ccx') {
      const controls = (1 << a) | (1 << b);
      this.#exchange(controls, controls | (1 << c), controls | (1 << c));
    }
  }

  /** Exchanges the sources where the bits of `mask` read `from` with those where they read `to`. */
  #exchange(from: number, to: number, mask: number): void {
    const sources = this.#sources;
    for (let i = 0; i < sources.length; i += 1) {
      if ((i & mask) !== from) continue;
      const j = i ^ from ^ to;
      const one = sources[i] ?? 0;
      sources[i] = sources[j] ?? 0;
      sources[j] = one;
    }
  }

  /** Writes the product with `from` into `to`, which is other memory of the same size. */
  apply({ re, im }: StateVector, to: StateVector): void {
    const { re: cos, im: sin } = this.#factors;
    const sources = this.#sources;
    for (let i = 0; i < sources.length; i += 1) {
      const j = sources[i] ?? 0;
      const c = cos[i] ?? 0;
      const s = sin[i] ?? 0;
      const x = re[j] ?? 0;
      const y = im[j] ?? 0;
      to.re[i] = c * x - s * y;
      to.im[i] = c * y + s * x;
    }
  }
}

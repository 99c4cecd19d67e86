import { type Gate, type Random, toCliffordGates } from '@spinout/domain/circuits';
import { type PauliRow, multiplyRows } from './pauli-row.js';
import type { ShotState } from './shot.js';

const hasX = ({ x }: PauliRow, q: number): boolean => ((x >>> q) & 1) === 1;
const IDENTITY: PauliRow = { x: 0, z: 0, negative: false };

/** The product of Pauli matrices after an h, s, x, z, cx or swap. */
function conjugate({ x, z, negative }: PauliRow, name: string, a: number, b: number): PauliRow {
  const [xa, za, xb, zb] = [(x >>> a) & 1, (z >>> a) & 1, (x >>> b) & 1, (z >>> b) & 1];
  switch (name) {
    case 'h':
      return {
        x: x ^ ((xa ^ za) << a),
        z: z ^ ((xa ^ za) << a),
        negative: negative !== ((xa & za) === 1),
      };
    case 's':
      return { x, z: z ^ (xa << a), negative: negative !== ((xa & za) === 1) };
    case 'x':
      return { x, z, negative: negative !== (za === 1) };
    case 'z':
      return { x, z, negative: negative !== (xa === 1) };
    case 'cx':
      return {
        x: x ^ (xa << b),
        z: z ^ (zb << a),
        negative: negative !== ((xa & zb & (1 ^ xb ^ za)) === 1),
      };
    case 'swap':
      return {
        x: x ^ ((xa ^ xb) << a) ^ ((xa ^ xb) << b),
        z: z ^ ((za ^ zb) << a) ^ ((za ^ zb) << b),
        negative,
      };
    default:
      throw new TypeError(`${name} is no Clifford gate.`);
  }
}

/** Gates as steps of `conjugate`, where `a` and `b` are the first and the second qubit. */
const STEPS: Readonly<Record<string, readonly (readonly [name: string, on: 'a' | 'b'])[]>> = {
  sdg: [
    ['z', 'a'],
    ['s', 'a'],
  ],
  y: [
    ['z', 'a'],
    ['x', 'a'],
  ],
  cz: [
    ['h', 'b'],
    ['cx', 'a'],
    ['h', 'b'],
  ],
};

/**
 * A stabilizer state of up to 30 qubits that can be measured at any time, with destabilizers. Source: Aaronson and Gottesman
 * 2004, Improved simulation of stabilizer circuits, Physical Review A 70, 052328.
 */
export class StabilizerState implements ShotState {
  readonly #numQubits: number;
  /** The destabilizers, then the stabilizers. */
  #rows: PauliRow[];

  constructor(numQubits: number) {
    this.#numQubits = numQubits;
    const bits = Array.from({ length: numQubits }, (_, q) => 1 << q);
    this.#rows = [
      ...bits.map((x) => ({ x, z: 0, negative: false })),
      ...bits.map((z) => ({ x: 0, z, negative: false })),
    ];
  }

  /** @throws {TypeError} for a gate that is no Clifford gate */
  readonly apply = (wanted: Gate): void => {
    const gates = toCliffordGates(wanted);
    if (gates === undefined) throw new TypeError(`${wanted.name} is no Clifford gate.`);
    for (const { name, qubits } of gates) {
      const [a = 0, b = 0] = qubits;
      for (const [step, on] of STEPS[name] ?? [[name, 'a'] as const]) {
        const first = on === 'a' ? a : b;
        this.#rows = this.#rows.map((row) => conjugate(row, step, first, b));
      }
    }
  };

  readonly measure = (q: number, random: Random): 0 | 1 => {
    const n = this.#numQubits;
    const at = this.#rows.findIndex((row, index) => index >= n && hasX(row, q));
    const chosen = this.#rows[at];
    if (chosen === undefined) return this.#readFixed(q);
    const outcome = random.share() < 0.5 ? 1 : 0;
    this.#rows = this.#rows.map((row, index) => {
      if (index === at) return { x: 0, z: 1 << q, negative: outcome === 1 };
      if (index === at - n) return chosen;
      return hasX(row, q) ? multiplyRows(chosen, row) : row;
    });
    return outcome;
  };

  /** The outcome of a qubit that is 0 or 1 with certainty: the sign of its Z as a product of stabilizers. */
  #readFixed(q: number): 0 | 1 {
    const n = this.#numQubits;
    const product = this.#rows
      .slice(n)
      .filter((_, index) => hasX(this.#rows[index] ?? IDENTITY, q))
      .reduce((all, row) => multiplyRows(row, all), IDENTITY);
    return product.negative ? 1 : 0;
  }

  /** The same state, to be changed on its own. */
  clone(): StabilizerState {
    const copy = new StabilizerState(this.#numQubits);
    copy.#rows = this.#rows;
    return copy;
  }
}

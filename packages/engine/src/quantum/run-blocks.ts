import { type Gate, allQubits } from '@spinout/domain/circuits';
import { applyGate } from './apply-gate.js';
import { type GateGroup, getQubitMask } from './gate-groups.js';
import { Monomial } from './monomial.js';
import { applyRotation, isRotation } from './rotations.js';
import { type StateVector, createZeroState } from './state-vector.js';

/**
 * Qubits of a block. Its amplitudes, their copy and the table of a product take 832 KiB, which a
 * second-level cache of 1 MiB holds.
 */
export const BLOCK_QUBITS = 14;

/** Gates that are applied one by one; the table of a product pays from three on. */
const MAX_SINGLE_GATES = 2;

/** A pass over a block. */
type Pass = Gate | Monomial;

/** Compiles the gates of a group, whose qubits are numbered within the block. */
function compilePasses(gates: readonly Gate[], width: number): readonly Pass[] {
  const passes: Pass[] = [];
  let product: Gate[] = [];
  let productQubits = 0;
  const finishProduct = () => {
    if (product.length <= MAX_SINGLE_GATES) passes.push(...product);
    else passes.push(new Monomial(width, product));
    product = [];
    productQubits = 0;
  };
  for (const each of gates) {
    const mask = getQubitMask(each);
    if (!isRotation(each)) {
      product.push(each);
      productQubits |= mask;
      continue;
    }
    // A rotation of other qubits commutes with the product, so that it may come first.
    if ((productQubits & mask) !== 0) finishProduct();
    passes.push(each);
  }
  finishProduct();
  return passes;
}

/** Bits of `index` moved to the places of `qubits`, lowest first. */
const spreadBits = (index: number, qubits: readonly number[]): number =>
  qubits.reduce((bits, q, place) => bits | (((index >> place) & 1) << q), 0);

/** Runs groups of gates block by block: each block is read once, goes through all gates, and is written back. */
export class BlockRunner {
  readonly #state: StateVector;
  readonly #width: number;
  #block: StateVector;
  #other: StateVector;

  constructor(state: StateVector, width = BLOCK_QUBITS) {
    this.#state = state;
    this.#width = Math.min(width, state.numQubits);
    this.#block = createZeroState(this.#width);
    this.#other = createZeroState(this.#width);
  }

  /** Runs a group; yields the number of amplitude updates after each block, for pauses. */
  *run(group: GateGroup): Generator<number> {
    const { numQubits } = this.#state;
    const chosen = this.#chooseQubits(group.qubits);
    const inside = allQubits(numQubits).filter((q) => (chosen >> q) & 1);
    const outside = allQubits(numQubits).filter((q) => !((chosen >> q) & 1));
    const gates = group.gates.map((each) => ({
      ...each,
      qubits: each.qubits.map((q) => inside.indexOf(q)),
    }));
    const passes = compilePasses(gates, this.#width);
    const places = Int32Array.from({ length: 2 ** this.#width }, (_, at) => spreadBits(at, inside));
    for (let at = 0; at < 2 ** outside.length; at += 1) {
      const base = spreadBits(at, outside);
      this.#read(base, places);
      for (const pass of passes) this.#apply(pass);
      this.#write(base, places);
      yield passes.length * this.#block.re.length;
    }
  }

  /** Fills up the qubits of a group with the lowest of the others. */
  #chooseQubits(qubits: number): number {
    let chosen = qubits;
    let count = allQubits(this.#state.numQubits).filter((q) => (chosen >> q) & 1).length;
    for (let q = 0; count < this.#width; q += 1) {
      if ((chosen >> q) & 1) continue;
      chosen |= 1 << q;
      count += 1;
    }
    return chosen;
  }

  #apply(pass: Pass): void {
    if (!(pass instanceof Monomial)) {
      if (isRotation(pass)) applyRotation(this.#block, pass);
      else applyGate(this.#block, pass);
      return;
    }
    pass.apply(this.#block, this.#other);
    [this.#block, this.#other] = [this.#other, this.#block];
  }

  #read(base: number, places: Int32Array): void {
    const { re, im } = this.#state;
    const block = this.#block;
    for (let i = 0; i < places.length; i += 1) {
      const from = base | (places[i] ?? 0);
      block.re[i] = re[from] ?? 0;
      block.im[i] = im[from] ?? 0;
    }
  }

  #write(base: number, places: Int32Array): void {
    const { re, im } = this.#state;
    const block = this.#block;
    for (let i = 0; i < places.length; i += 1) {
      const to = base | (places[i] ?? 0);
      re[to] = block.re[i] ?? 0;
      im[to] = block.im[i] ?? 0;
    }
  }
}

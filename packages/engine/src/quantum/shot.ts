import { type Gate, type Operation, type Random, gate, isGate } from '@spinout/domain/circuits';
import { type NoiseModel, drawPauliError, readBit } from './noise.js';

/** The state of the qubits in one shot. */
export interface ShotState {
  readonly apply: (gate: Gate) => void;
  /** Measures a qubit, which is in the state of the outcome afterwards. */
  readonly measure: (qubit: number, random: Random) => 0 | 1;
}

/** One run of a circuit that measures in the middle, with its classical bits. */
export class Shot {
  readonly bits: number[];
  readonly #state: ShotState;
  readonly #noise: NoiseModel;
  readonly #random: Random;

  constructor(state: ShotState, numBits: number, noise: NoiseModel, random: Random) {
    this.#state = state;
    this.bits = Array.from({ length: numBits }, () => 0);
    this.#noise = noise;
    this.#random = random;
  }

  runAll(operations: readonly Operation[]): void {
    for (const each of operations) this.#run(each);
  }

  record(bit: number | null, outcome: number): void {
    if (bit !== null) this.bits[bit] = readBit(outcome, this.#noise, this.#random);
  }

  /** The bits as text, bit 0 rightmost. */
  formatBits(): string {
    return this.bits.toReversed().join('');
  }

  #run(operation: Operation): void {
    if (isGate(operation)) return this.#applyGate(operation);
    switch (operation.kind) {
      case 'measure':
        return this.record(operation.bit, this.#state.measure(operation.qubit, this.#random));
      case 'reset':
        if (this.#state.measure(operation.qubit, this.#random) === 1)
          this.#state.apply(gate('x', [operation.qubit]));
        return;
      case 'if': {
        const { first, count, value, isEqual } = operation.condition;
        const read = Number.parseInt(
          this.bits
            .slice(first, first + count)
            .toReversed()
            .join(''),
          2,
        );
        return this.runAll((read === value) === isEqual ? operation.then : operation.otherwise);
      }
    }
  }

  #applyGate(each: Gate): void {
    this.#state.apply(each);
    const error = drawPauliError(each.qubits, this.#noise, this.#random);
    if (!error) return;
    for (const q of each.qubits) {
      if ((error.z >> q) & 1) this.#state.apply(gate('z', [q]));
      if ((error.x >> q) & 1) this.#state.apply(gate('x', [q]));
    }
  }
}

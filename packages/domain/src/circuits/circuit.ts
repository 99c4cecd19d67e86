import { GATES, type GateName, isGateName } from './gates.js';
import { quantumError } from './quantum-error.js';

export const MAX_QUBITS = 30;
export const MAX_GATES = 100_000;
/** Maximum number of classical bits of a circuit. */
export const MAX_BITS = 50;

/** A gate with its qubits and angles. */
export interface Gate {
  readonly name: GateName;
  /** Controls first, target last; counted from 0. */
  readonly qubits: readonly number[];
  /** Angles in radians. */
  readonly params: readonly number[];
}

/**
 * For each classical bit, bit 0 first, the qubit that is measured into it; null for a bit into which
 * nothing is measured, which stays 0.
 */
export type Readout = readonly (number | null)[];

/** Gates in the order of time on qubits that start as 0; the qubits are measured at the end. */
export interface Circuit {
  readonly numQubits: number;
  readonly gates: readonly Gate[];
  /** @default every qubit is measured into the bit of its own number */
  readonly readout?: Readout;
}

/** Creates a gate. */
export const gate = (
  name: GateName,
  qubits: readonly number[],
  params: readonly number[] = [],
): Gate => ({ name, qubits, params });

/** All qubits of a circuit of `count`, in order. */
export const allQubits = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, q) => q);

/** @throws {QuantumError} `qubits` unless the number is an integer from 1 to 30 */
export function checkQubits(count: number): void {
  if (!Number.isInteger(count) || count < 1 || count > MAX_QUBITS) {
    throw quantumError('qubits', { count });
  }
}

/**
 * Validates a circuit from a store or a request.
 * @throws {QuantumError} `qubits`, `tooManyGates`, `unknownGate`, `gateQubits`, `gateParams`, `readout`
 */
export function checkCircuit({ numQubits, gates, readout }: Circuit): void {
  checkQubits(numQubits);
  if (gates.length > MAX_GATES) throw quantumError('tooManyGates');
  if (readout) checkReadout(readout, numQubits);
  for (const [at, { name, qubits, params }] of gates.entries()) {
    const place = at + 1;
    if (!isGateName(name)) throw quantumError('unknownGate', { place, name });
    const shape = GATES[name];
    const fits = qubits.every((q) => Number.isInteger(q) && q >= 0 && q < numQubits);
    if (!fits || qubits.length !== shape.qubits || new Set(qubits).size !== qubits.length) {
      throw quantumError('gateQubits', { place, name, count: shape.qubits, last: numQubits - 1 });
    }
    if (params.length !== shape.params || !params.every(Number.isFinite)) {
      throw quantumError('gateParams', { place, name, count: shape.params });
    }
  }
}

function checkReadout(readout: Readout, numQubits: number): void {
  const isQubit = (q: number | null) =>
    q === null || (Number.isInteger(q) && q >= 0 && q < numQubits);
  if (readout.length < 1 || readout.length > MAX_BITS || !readout.every(isQubit)) {
    throw quantumError('readout', { most: MAX_BITS, last: numQubits - 1 });
  }
}

import { type Circuit, type Gate, MAX_BITS, checkCircuit } from './circuit.js';
import { quantumError } from './quantum-error.js';

/** A measurement of a qubit while the circuit runs. */
export interface Measurement {
  readonly kind: 'measure';
  readonly qubit: number;
  /** Bit that takes the outcome; null discards it. */
  readonly bit: number | null;
}

/** Returns a qubit to 0, whatever its state. */
export interface Reset {
  readonly kind: 'reset';
  readonly qubit: number;
}

/** Compares neighboring classical bits, read as a whole number whose lowest bit is `first`, with a value. */
export interface Condition {
  readonly first: number;
  readonly count: number;
  readonly value: number;
  /** Whether the bits must be equal to the value, or must differ from it. */
  readonly isEqual: boolean;
}

/** Operations that depend on classical bits. */
export interface Conditional {
  readonly kind: 'if';
  readonly condition: Condition;
  readonly then: readonly Operation[];
  readonly otherwise: readonly Operation[];
}

export type Operation = Gate | Measurement | Reset | Conditional;

/**
 * A circuit that measures or resets qubits before later gates, or applies gates depending on classical bits. Qubits and bits
 * start as 0; the result of a run are the bits at the end.
 */
export interface DynamicCircuit {
  readonly numQubits: number;
  readonly numBits: number;
  readonly operations: readonly Operation[];
}

export type AnyCircuit = Circuit | DynamicCircuit;

export const isDynamic = (circuit: AnyCircuit): circuit is DynamicCircuit =>
  'operations' in circuit;

export const isGate = (operation: Operation): operation is Gate => !('kind' in operation);

/** Maximum depth of conditions within conditions. */
export const MAX_CONDITION_DEPTH = 64;
/** Maximum number of measurements, resets and conditions. */
export const MAX_OTHER_OPERATIONS = 10_000;

/** All operations, those within conditions after their condition. */
export function flattenOperations(operations: readonly Operation[]): readonly Operation[] {
  const all: Operation[] = [];
  const add = (each: Operation) => {
    all.push(each);
    if (isGate(each) || each.kind !== 'if') return;
    each.then.forEach(add);
    each.otherwise.forEach(add);
  };
  operations.forEach(add);
  return all;
}

/** All gates of a circuit, also those that depend on bits. */
export const listGates = (circuit: AnyCircuit): readonly Gate[] =>
  isDynamic(circuit) ? flattenOperations(circuit.operations).filter(isGate) : circuit.gates;

const measureDepth = (operations: readonly Operation[]): number =>
  operations.reduce(
    (depth, each) =>
      isGate(each) || each.kind !== 'if'
        ? depth
        : Math.max(depth, 1 + measureDepth(each.then), 1 + measureDepth(each.otherwise)),
    0,
  );

/**
 * Validates a circuit of either kind.
 * @throws {QuantumError} what `checkCircuit` throws, and `operation`
 */
export function checkAnyCircuit(circuit: AnyCircuit): void {
  if (!isDynamic(circuit)) return checkCircuit(circuit);
  const { numQubits, numBits, operations } = circuit;
  const isBelow = (value: number, end: number) =>
    Number.isInteger(value) && value >= 0 && value < end;
  if (!Number.isInteger(numBits) || numBits < 1 || numBits > MAX_BITS) {
    throw quantumError('readout', { most: MAX_BITS, last: numQubits - 1 });
  }
  const all = measureDepth(operations) <= MAX_CONDITION_DEPTH ? flattenOperations(operations) : [];
  if (all.length < operations.length) throw quantumError('operation', { place: 1 });
  const gates = all.filter(isGate);
  if (all.length - gates.length > MAX_OTHER_OPERATIONS) throw quantumError('tooManyOperations');
  checkCircuit({ numQubits, gates });
  for (const [at, each] of all.entries()) {
    if (isGate(each)) continue;
    const isValid =
      each.kind === 'if'
        ? isBelow(each.condition.first, numBits) &&
          isBelow(each.condition.first + each.condition.count - 1, numBits) &&
          each.condition.count >= 1
        : isBelow(each.qubit, numQubits) &&
          (each.kind === 'reset' || each.bit === null || isBelow(each.bit, numBits));
    if (!isValid) throw quantumError('operation', { place: at + 1 });
  }
}

import { type Circuit, type Gate, type Readout, allQubits } from '../circuit.js';
import {
  type AnyCircuit,
  type Condition,
  type Operation,
  flattenOperations,
  isGate,
} from '../dynamic-circuit.js';

/** Whether a condition holds when all bits are 0. */
const isTrueOfZero = ({ value, isEqual }: Condition): boolean => (value === 0) === isEqual;

/** Chooses the branches of conditions on bits into which nothing is ever measured. */
const resolveConditions = (operations: readonly Operation[]): readonly Operation[] =>
  operations.flatMap((each) =>
    isGate(each) || each.kind !== 'if'
      ? [each]
      : resolveConditions(isTrueOfZero(each.condition) ? each.then : each.otherwise),
  );

const isReading = (each: Operation): boolean =>
  !isGate(each) && each.kind === 'measure' && each.bit !== null;

/**
 * Makes a circuit of what a program does: a plain one if all measurements can be made at the end.
 * If no measurement names a bit, every qubit is measured into the bit of its own number.
 */
export function finishProgram(
  operations: readonly Operation[],
  numQubits: number,
  numBits: number,
): AnyCircuit {
  const readsBits = flattenOperations(operations).some(isReading);
  const resolved = readsBits ? operations : resolveConditions(operations);
  const plain = measureAtEnd(resolved, numQubits, readsBits ? numBits : 0);
  if (plain) return plain;
  if (readsBits) return { numQubits, numBits, operations };
  const measured = allQubits(numQubits).map(
    (q) => ({ kind: 'measure', qubit: q, bit: q }) as const,
  );
  return { numQubits, numBits: numQubits, operations: [...resolved, ...measured] };
}

/** The circuit without its measurements; undefined if some must be made before the end. */
function measureAtEnd(
  operations: readonly Operation[],
  numQubits: number,
  numBits: number,
): Circuit | undefined {
  const gates: Gate[] = [];
  const measured = new Set<number>();
  const readout: (number | null)[] = Array.from({ length: numBits }, () => null);
  for (const each of operations) {
    if (isGate(each)) {
      if (each.qubits.some((q) => measured.has(q))) return undefined;
      gates.push(each);
    } else if (each.kind === 'measure') {
      measured.add(each.qubit);
      if (each.bit !== null) readout[each.bit] = each.qubit;
    } else return undefined;
  }
  return numBits === 0 || isPlain(readout, numQubits)
    ? { numQubits, gates }
    : { numQubits, gates, readout };
}

const isPlain = (readout: Readout, numQubits: number): boolean =>
  readout.length === numQubits && readout.every((qubit, bit) => qubit === bit);

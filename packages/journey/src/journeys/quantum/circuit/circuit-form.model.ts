import { fill, fillPlural } from '@spinout/design-system';
import type { QuantumMessages } from '../quantum.messages.js';
import type { CircuitFormSnapshot } from './circuit-form.machine.js';
import type { CheckedChoice } from './circuit.types.js';

/** The view model of the circuit form. */
export const circuitFormModel = (
  { context }: CircuitFormSnapshot,
  messages: QuantumMessages,
  locale: string,
) => {
  const { draft, read, fault, fileProblem, replacedProgram } = context;
  const isProgram = draft.template === 'program';
  const formatFault = fault instanceof Error ? fault.message : null;
  return {
    draft,
    isProgram,
    /** A program determines its number of qubits, which is unknown until it is valid. */
    qubits: isProgram ? (read ? String(read.numQubits) : '') : draft.qubits,
    /** The error in the program, with line and column. */
    programFault: isProgram ? formatFault : null,
    /** Why the template is not available in this size. */
    choiceFault: isProgram ? null : formatFault,
    programFine:
      isProgram && read
        ? fill(messages.programFine, {
            qubits: fillPlural(messages.qubitCount, read.numQubits, locale),
            gates: fillPlural(messages.gateCount, read.numGates, locale),
          })
        : null,
    memory: read && memoryLine(read, messages),
    fileProblem: fileProblem && messages[fileProblem],
    canRestoreProgram: isProgram && replacedProgram !== null,
  };
};

const memoryLine = ({ numQubits, memory }: CheckedChoice, messages: QuantumMessages): string => {
  if (memory === null) return messages.noMemory;
  return numQubits === 1
    ? fill(messages.memoryOne, { memory })
    : fill(messages.memory, { qubits: numQubits, memory });
};

export type CircuitFormModel = ReturnType<typeof circuitFormModel>;

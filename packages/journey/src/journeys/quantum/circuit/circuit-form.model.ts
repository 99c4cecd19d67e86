import { fill, fillPlural, formatPercent } from '@spinout/design-system';
import type { QuantumMessages } from '../quantum.messages.js';
import type { CircuitFormSnapshot } from './circuit-form.machine.js';
import { NOISE_RATES, SHOTS } from '../quantum.constants.js';
import type { CheckedChoice, NoiseLevel } from './circuit.types.js';

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
    noiseHint: formatNoiseHint(draft.noise, messages, locale),
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
    longRun: read && isLong(read) ? messages.longRun : null,
    fileProblem: fileProblem && messages[fileProblem],
    canRestoreProgram: isProgram && replacedProgram !== null,
  };
};

/** Decimal places of an error rate in percent. */
const RATE_DIGITS = 1;

function formatNoiseHint(level: NoiseLevel, messages: QuantumMessages, locale: string): string {
  if (level === 'none') return messages.noiseHints.none;
  const { oneQubit, multiQubit, readout } = NOISE_RATES[level];
  const format = (rate: number) => formatPercent(rate, locale, RATE_DIGITS);
  return fill(messages.noiseHints.errors, {
    oneQubit: format(oneQubit),
    multiQubit: format(multiQubit),
    readout: format(readout),
  });
}

/** Changed amplitudes; a core changes as many in about ten seconds. */
const LONG_RUN = 4e9;

const isLong = ({ numQubits, numGates, memory, isPerShot }: CheckedChoice): boolean =>
  memory !== null && 2 ** numQubits * numGates * (isPerShot ? SHOTS : 1) > LONG_RUN;

const memoryLine = (read: CheckedChoice, messages: QuantumMessages): string => {
  const { numQubits, memory, isPerShot } = read;
  if (memory === null) return messages.noMemory;
  if (isPerShot) return fill(messages.memoryPerShot, { memory });
  return numQubits === 1
    ? fill(messages.memoryOne, { memory })
    : fill(messages.memory, { qubits: numQubits, memory });
};

export type CircuitFormModel = ReturnType<typeof circuitFormModel>;

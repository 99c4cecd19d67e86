import { DEFAULT_QUBITS, MAX_QUBITS, MIN_QUBITS, NOISE_RATES } from '../quantum.constants.js';
import type {
  ChosenCircuit,
  CircuitDraft,
  CircuitRequest,
  NoiseLevel,
  SimulationInput,
} from './circuit.types.js';

/** Parses the number of qubits, clamped to 1 to 30; 5 if it is not a number. */
export const parseQubits = (text: string): number => {
  const number = text.trim() === '' ? Number.NaN : Math.trunc(Number(text));
  if (Number.isNaN(number)) return DEFAULT_QUBITS;
  return Math.min(MAX_QUBITS, Math.max(MIN_QUBITS, number));
};

/** Parses a draft; the number of qubits is clamped to 1 to 30. */
export const parseDraft = ({ qubits, template, program, noise }: CircuitDraft): ChosenCircuit => ({
  template,
  numQubits: parseQubits(qubits),
  program,
  noise,
});

/** The name that a request gives to a circuit of this number of qubits. */
export const createCircuitName = (qubits: number): string => `Circuit ${qubits} qubits`;

/** Creates the request. The GHZ circuit is the server's default, so no template is sent for it. */
export const createCircuitRequest = ({
  template,
  numQubits,
  program,
}: ChosenCircuit): CircuitRequest => {
  const base = { name: createCircuitName(numQubits), num_qubits: numQubits };
  if (template === 'program') return { ...base, program };
  return template === 'ghz' ? base : { ...base, template };
};

/** The noise of a run; undefined for none, so that the request is as without this choice. */
export function createNoise(level: NoiseLevel): SimulationInput['noise'] {
  if (level === 'none') return undefined;
  const { oneQubit, multiQubit, readout } = NOISE_RATES[level];
  return {
    one_qubit_gate: oneQubit,
    multi_qubit_gate: multiQubit,
    read_zero_as_one: readout,
    read_one_as_zero: readout,
  };
}

import type { ChosenCircuit, CircuitDraft, CircuitRequest } from './circuit.types.js';
import { parseQubits } from './qubits.js';

/** Parses a draft; the number of qubits is clamped to 1 to 30. */
export const parseDraft = ({ qubits, template, program }: CircuitDraft): ChosenCircuit => ({
  template,
  numQubits: parseQubits(qubits),
  program,
});

/** Creates the request. The GHZ circuit is the server's default, so no template is sent for it. */
export const createCircuitRequest = ({
  template,
  numQubits,
  program,
}: ChosenCircuit): CircuitRequest => {
  const base = { name: `Circuit ${numQubits} qubits`, num_qubits: numQubits };
  if (template === 'program') return { ...base, program };
  return template === 'ghz' ? base : { ...base, template };
};

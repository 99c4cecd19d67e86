import type { ChosenCircuit, CircuitDraft, CircuitRequest } from './circuit.types.js';
import { parseQubits } from './qubits.js';

/** What a draft stands for, the number of qubits brought into 1 to 30. */
export const toChosenCircuit = ({ qubits, template, program }: CircuitDraft): ChosenCircuit => ({
  template,
  numQubits: parseQubits(qubits),
  program,
});

/** What is sent. The GHZ circuit is what a server makes unasked, so nothing is said of it. */
export const toCircuitRequest = ({
  template,
  numQubits,
  program,
}: ChosenCircuit): CircuitRequest => {
  const plain = { name: `Circuit ${numQubits} qubits`, num_qubits: numQubits };
  if (template === 'program') return { ...plain, program };
  return template === 'ghz' ? plain : { ...plain, template };
};

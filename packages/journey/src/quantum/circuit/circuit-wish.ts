import type { ChosenCircuit, CircuitDraft, CircuitWish } from './circuit.types.js';
import { qubitsOf } from './qubits.js';

/** T-27: what a draft stands for, the number of qubits brought into 1 to 30. */
export const chosenCircuit = ({ qubits, template, program }: CircuitDraft): ChosenCircuit => ({
  template,
  numQubits: qubitsOf(qubits),
  program,
});

/** T-50: what is sent. The GHZ circuit is what a server makes unasked, so nothing is said of it. */
export const wishOf = ({ template, numQubits, program }: ChosenCircuit): CircuitWish => {
  const plain = { name: `Circuit ${numQubits} qubits`, num_qubits: numQubits };
  if (template === 'program') return { ...plain, program };
  return template === 'ghz' ? plain : { ...plain, template };
};

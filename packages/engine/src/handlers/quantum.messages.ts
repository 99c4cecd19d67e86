/** What the quantum calls say to people. */
export const quantumReplies = {
  unknownCircuit: 'This circuit is not known here. Create it again.',
  longName: 'The name of a circuit has at most 200 characters.',
  otherQubits: 'The program has another number of qubits than was asked for.',
  noMolecule: 'Please enter a molecule name',
  unknownMolecule: 'Only hydrogen (H2) can be computed here. Other molecules are not available.',
  ownProgram: 'A program of your own',
  templates: {
    ghz: 'GHZ state: all qubits 0 or all qubits 1',
    uniform: 'Uniform superposition: every outcome is as likely',
    qft: 'Quantum Fourier transform of the state 0',
    grover: 'Grover search for the state in which all qubits are 1',
    random: 'Random gates, from the seed of the run',
  },
} as const;

/** What the quantum calls say to people. */
export const quantumReplies = {
  unknownCircuit: 'This circuit was not found. Create it again.',
  otherQubits: 'The number of qubits in the program differs from the requested number.',
  noMolecule: 'Please enter a molecule name',
  unknownMolecule: 'Only hydrogen (H2) can be computed here. Other molecules are not available.',
  noHamiltonian: 'Please enter a Hamiltonian',
  ownProgram: 'Your own program',
  templates: {
    ghz: 'GHZ state: all qubits 0 or all qubits 1',
    uniform: 'Uniform superposition: all outcomes equally likely',
    qft: 'Quantum Fourier transform of the state 0',
    grover: 'Grover search for the state in which all qubits are 1',
    random: 'Random gates, from the seed of the run',
  },
} as const;

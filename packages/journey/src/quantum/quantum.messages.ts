/** Words of this room. */
export const quantumMessages = {
  /** QC-01 */
  title: 'Quantum Computing Services',

  /** QC-02 */
  circuitTitle: 'Quantum Circuit Creation',
  circuitAbout: 'Choose a circuit, create it, then run it: it is measured 1024 times.',
  qubits: 'Number of qubits',
  qubitsHint: '1 to 30',
  qubitsOfProgram: 'Your program decides',
  template: 'Circuit',
  templates: {
    ghz: 'GHZ state',
    uniform: 'Uniform superposition',
    qft: 'Quantum Fourier transform',
    grover: 'Grover search',
    random: 'Random gates',
    program: 'Your own OpenQASM',
  },
  templateHints: {
    ghz: 'All qubits are measured as 0, or all as 1.',
    uniform: 'Every outcome is as likely as any other.',
    qft: 'The Fourier transform of the state 0: every outcome is as likely as any other.',
    grover: 'Finds the state in which all qubits are 1.',
    random: 'Twenty layers of gates chosen by chance.',
    program:
      'OpenQASM 2 or 3, with the gates of the standard library. Without a measurement into bits, all qubits are measured.',
  },
  program: 'OpenQASM program',
  programFine: 'Reads well: {qubits}, {gates}.',
  file: 'OpenQASM file',
  filePrompt: 'Choose a file, or drop it here',
  fileHint: '.qasm or .txt, at most 100,000 characters',
  fileUnsuited: 'Only .qasm and .txt files are read. Your program is as it was.',
  fileTooLarge: 'This file is too large for a program. Your program is as it was.',
  fileUnreadable: 'This file could not be read. Your program is as it was.',
  oneQubit: '1 qubit',
  manyQubits: '{count} qubits',
  oneGate: '1 gate',
  manyGates: '{count} gates',
  /** T-50 */
  memoryOne: '1 qubit needs {memory} of memory for a state vector.',
  memory: '{qubits} qubits need {memory} of memory for a state vector.',
  noMemory:
    'Needs no state vector: Clifford gates alone are simulated exactly in next to no memory.',
  /** T-51 */
  create: 'Create Circuit',
  /** QC-03 */
  run: 'Run Simulation',
  cancel: 'Cancel',

  /** ENT-18 */
  circuit: 'Circuit: {name} ({qubits} qubits)',
  demoBy: 'Made in this page for demonstration',
  demoCircuitNote:
    'No server has this circuit; a run shows demo results, not what these gates give.',
  notDrawn: 'The gates of this circuit did not come with it, so it cannot be drawn.',

  diagram: 'Circuit diagram: {name}',
  diagramCaption:
    '{qubits}, {gates} in {columns}. Time runs from left to right; at the end all qubits are measured.',
  diagramCaptionBits:
    '{qubits}, {gates} in {columns}. Time runs from left to right. Measured at the end: {measured}, into {bits}.',
  oneBit: '1 bit',
  manyBits: '{count} bits',
  oneColumn: '1 column',
  manyColumns: '{count} columns',
  diagramCut: 'The first {drawn} columns of {columns} are drawn.',
  diagramScroll: 'Diagram, scrolls sideways',
  gateDescriptions: 'Gates in words',
  gatesCut: 'Showing the first {listed} of {gates} gates',
  noGates: 'No gates: all qubits stay 0.',
  measuredInto: 'Measurement of qubit {qubit} into bit {bit}',
  gateOn: '{gate} on qubit {qubit}',
  gateControlled: '{gate} on qubit {qubit}, controlled by qubit {control}',
  gateControlledTwice: '{gate} on qubit {qubit}, controlled by qubits {control} and {other}',
  gateSwap: '{gate} of qubits {qubit} and {other}',
  gateRotated: '{gate} by {angle}',
  gates: {
    h: 'Hadamard',
    x: 'X',
    y: 'Y',
    z: 'Z',
    s: 'S',
    sdg: 'S inverse',
    t: 'T',
    tdg: 'T inverse',
    rx: 'Turn about x',
    ry: 'Turn about y',
    rz: 'Turn about z',
    p: 'Phase',
    cx: 'X',
    cz: 'Z',
    cp: 'Phase',
    swap: 'Exchange',
    ccx: 'X',
  },

  qasm: 'OpenQASM of this circuit',
  qasmText: 'OpenQASM text',
  qasmLong: 'This program is too long to be shown here. Download it.',
  download: 'Download OpenQASM',
  copy: 'Copy',
  saved: 'Saved as {name}',
  copied: 'Copied',
  saveFailed: 'The file could not be saved.',
  copyFailed: 'This page may not copy. Select the text and copy it yourself.',
  exportedDemo: 'Made in a page for demonstration; no server ran it.',
  exportedBy: 'Made by: {by}',

  /** QC-08 */
  results: 'Simulation results',
  resultsHeading: 'Results',
  resultsNow: '{shots} shots, {outcomes}',
  oneOutcome: '1 outcome',
  manyOutcomes: '{count} outcomes',
  resultsCut: 'The {listed} most frequent of {outcomes} outcomes',
  resultsSum: 'These counts sum to {sum}, not to 1024.',
  noResults: 'No counts came with this job.',
  jobStatus: 'Status of the job',
  outcome: '{state}: {count}',
  allOutcomes: 'All outcomes as a table',
  tableCut: 'The first {rows} of {outcomes} are in the table.',
  stateColumn: 'State (qubit 0 on the right)',
  bitsColumn: 'State (bit 0 on the right)',
  countColumn: 'Count',
  shareColumn: 'Share',
  method: 'Method',
  methods: {
    stabilizer: 'Stabilizers, exact',
    'state-vector': 'State vector',
  },
  seed: 'Seed',

  /** QC-05 */
  moleculeTitle: 'Molecular Optimization',
  moleculeAbout: 'Looks for the geometry in which a molecule has its lowest energy.',
  molecule: 'Molecule name',
  moleculePlaceholder: 'e.g., Aspirin, H2O, Glucose',
  /** T-51 */
  optimize: 'Optimize Molecule',
  energy: 'Ground state energy: {energy} Hartree',
  energyOf: 'Molecule',
  bondLength: 'Bond length',
  angstrom: '{length} Å',

  /** QC-07 */
  circuitNeeded: 'Please create a quantum circuit first',
  /** QC-06 */
  moleculeNeeded: 'Please enter a molecule name',
  /** QC-13 */
  demoCircuit: 'Using demo quantum circuit. Full quantum computing features coming soon!',
  /** QC-14 */
  demoResults:
    'Showing demo quantum simulation results. Full quantum computing features coming soon!',
  /** QC-15 */
  demoEnergy:
    'Demo ground state energy: {energy} Hartree. Full quantum chemistry features coming soon!',
  /** QC-16 */
  noEnergy: 'Optimization completed but no energy data available',
  /** QC-17 */
  circuitFailed: 'Error creating quantum circuit: {detail}',
  /** QC-18 */
  simulationFailed: 'Error running quantum simulation: {detail}',
  /** QC-19 */
  optimizationFailed: 'Error optimizing molecule: {detail}',
  /** T-19 */
  networkError: 'Network error',
  /** QC-10 */
  invalidResponse: 'Invalid response format',
  status: 'The server answered with status {status}',
  unexpected: 'Something unexpected happened',
} as const;

export type QuantumMessages = typeof quantumMessages;

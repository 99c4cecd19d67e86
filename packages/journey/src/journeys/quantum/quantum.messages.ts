import { defineMessages } from '@spinout/flow-kit';
export const quantumMessages = /* @__PURE__ */ defineMessages('quantum', {
  /** Text of the specification. */
  title: 'Quantum Computing Services',

  /** Text of the specification. */
  circuitTitle: 'Quantum Circuit Creation',
  circuitAbout: 'Choose a circuit, create it and run it. Each run takes 1,024 measurements.',
  qubits: 'Number of qubits',
  qubitsHint: '1 to 30',
  qubitsOfProgram: 'Set by your program',
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
    uniform: 'All outcomes are equally likely.',
    qft: 'The Fourier transform of the state 0: all outcomes are equally likely.',
    grover: 'Finds the state in which all qubits are 1.',
    random: 'Twenty layers of random gates.',
    program:
      'OpenQASM 2 or 3 with the standard gates, gates of your own and if, else and reset. If your program measures no qubits, all of them are measured at the end.',
  },
  program: 'OpenQASM program',
  programFine: 'Valid program: {qubits}, {gates}.',
  file: 'OpenQASM file',
  filePrompt: 'Choose a file or drop it here',
  fileHint: '.qasm or .txt, at most 100,000 characters',
  fileUnsuited: 'Choose a .qasm or .txt file. Your program is unchanged.',
  fileTooLarge: 'This file is too large. Your program is unchanged.',
  fileUnreadable: 'This file could not be read. Your program is unchanged.',
  qubitCount: { one: '1 qubit', other: '{count} qubits' },
  gateCount: { one: '1 gate', other: '{count} gates' },
  /** Text of the specification. */
  memoryOne: '1 qubit needs {memory} of memory for a state vector.',
  memory: '{qubits} qubits need {memory} of memory for a state vector.',
  memoryPerShot:
    'Each measurement is a run of its own. This needs {memory} of memory for two state vectors.',
  longRun: 'A run may take several minutes. You can cancel it.',
  noMemory: 'Needs no state vector: Clifford circuits are simulated exactly with little memory.',
  noise: 'Noise',
  noiseLevels: { none: 'None', low: 'Low', high: 'High' },
  noiseHints: {
    none: 'An ideal processor without errors.',
    errors:
      'Simulated errors after {oneQubit} of gates on one qubit and {multiQubit} of other gates, and in {readout} of measured bits.',
  },
  /** Text of the specification. */
  create: 'Create Circuit',
  /** Text of the specification. */
  run: 'Run Simulation',
  cancel: 'Cancel',

  /** Text of the specification. */
  circuit: 'Circuit: {name} ({qubits} qubits)',
  /** For a circuit with the name that this page gave it; {qubits} is a count with its unit. */
  circuitUnnamed: 'Circuit with {qubits}',
  demoBy: 'Made on this page for demonstration',
  demoCircuitNote:
    'No server has this circuit. A run shows demo results, not results of these gates.',
  notDrawn: 'This circuit has no gate data, so it cannot be drawn.',

  /** Names what the section holds in the question before it is discarded. */
  unsaved: 'Programs and results in Quantum Computing Services',
  /** What a new circuit, run or optimization replaced; {name} is the circuit or molecule. */
  replaced: {
    circuit:
      '“{name}” was replaced by a new circuit. You can undo this until the next circuit or run, or until you reload the page.',
    results:
      'The earlier results of “{name}” were replaced. You can undo this until the next circuit or run, or until you reload the page.',
    energies:
      'The earlier energies were replaced. You can undo this until the next result or until you reload the page.',
    energy:
      'The result for “{name}” was replaced. You can undo this until the next result or until you reload the page.',
  },
  dismissReplaced: {
    circuit: 'Dismiss and discard the earlier circuit',
    results: 'Dismiss and discard the earlier results',
    energies: 'Dismiss and discard the earlier energies',
    energy: 'Dismiss and discard the earlier result',
  },
  programReplaced:
    'The file replaced your program. You can undo this until you change the program or reload the page.',
  dismissProgram: 'Dismiss and discard your earlier program',

  diagram: 'Circuit diagram: {name}',
  diagramCaption:
    '{qubits}, {gates} in {columns}. Time runs from left to right. At the end, all qubits are measured.',
  diagramCaptionBits:
    '{qubits}, {gates} in {columns}. Time runs from left to right. Measured at the end: {measured}, into {bits}.',
  diagramCaptionDynamic:
    '{qubits}, {gates} in {columns}. Time runs from left to right. Dashed operations depend on measured bits. The result has {bits}.',
  bitCount: { one: '1 bit', other: '{count} bits' },
  columnCount: { one: '1 column', other: '{count} columns' },
  diagramCut: 'Showing {drawn} of {columns} columns',
  diagramScroll: 'Diagram, scrolls sideways',
  gateDescriptions: 'Gates as text',
  gatesCut: 'Showing the first {listed} of {gates} gates',
  noGates: 'No gates: all qubits stay 0.',
  measuredInto: 'Measurement of qubit {qubit} into bit {bit}',
  measuredAway: 'Measurement of qubit {qubit}, not recorded',
  resetOf: 'Reset of qubit {qubit} to 0',
  ifCondition: 'If {condition}: {operation}',
  bitIs: 'bit {bit} is {value}',
  bitIsNot: 'bit {bit} is not {value}',
  bitsAre: 'bits {first} to {last} are {value}',
  bitsAreNot: 'bits {first} to {last} are not {value}',
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
    rx: 'Rotation about x',
    ry: 'Rotation about y',
    rz: 'Rotation about z',
    p: 'Phase',
    cx: 'X',
    cz: 'Z',
    cp: 'Phase',
    swap: 'Swap',
    ccx: 'X',
  },

  qasm: 'OpenQASM of this circuit',
  qasmText: 'OpenQASM text',
  qasmLong: 'This program is too long to show. Download it instead.',
  download: 'Download OpenQASM',
  copy: 'Copy',
  saved: 'Saved as {name}',
  copied: 'Copied',
  saveFailed: 'The file could not be saved.',
  copyFailed: 'The text could not be copied. Select it instead.',
  exportedDemo: 'Made on a page for demonstration; no server ran it.',
  exportedBy: 'Made by: {by}',

  /** Text of the specification. */
  results: 'Simulation results',
  resultsHeading: 'Results',
  resultsNow: '{shots} shots, {outcomes}',
  outcomeCount: { one: '1 outcome', other: '{count} outcomes' },
  resultsCut: 'The {listed} most frequent of {outcomes} outcomes',
  resultsSum: 'These counts add up to {sum}, not 1,024.',
  noResults: 'This job has no counts.',
  jobStatus: 'Job status',
  outcome: '{state}: {count}',
  allOutcomes: 'All outcomes as a table',
  tableCut: 'The table shows {rows} of {outcomes}.',
  stateColumn: 'State (qubit 0 on the right)',
  bitsColumn: 'State (bit 0 on the right)',
  countColumn: 'Count',
  shareColumn: 'Share',
  method: 'Method',
  methods: {
    stabilizer: 'Stabilizer simulation, exact',
    'state-vector': 'State vector',
    'state-vector-shots': 'State vector, one run for each measurement',
    'pauli-frames': 'Stabilizer simulation with random Pauli errors',
  },
  seed: 'Seed',
  noiseOfRun: 'Simulated noise',
  noiseRates:
    '{oneQubit} for gates on one qubit, {multiQubit} for other gates, {zero} for a measured 0, {one} for a measured 1',

  bundleTitle: 'Download these results',
  bundleAbout:
    'One ZIP file with the circuit, the counts, the energies and the recipe of each: input, seed and date. “npx @spinout/engine replay” makes the results again and compares them.',
  bundleSave: 'Download results',

  /** Text of the specification. */
  moleculeTitle: 'Molecular Optimization',
  moleculeAbout: 'Finds the lowest-energy geometry of a molecule.',
  molecule: 'Molecule name',
  moleculePlaceholder: 'e.g., Aspirin, H2O, Glucose',
  /** Text of the specification. */
  optimize: 'Optimize Molecule',
  energy: 'Ground state energy: {energy} Hartree',
  energyOf: 'Molecule',
  bondLength: 'Bond length',
  angstrom: '{length} Å',

  hamiltonianTitle: 'Energies of a Hamiltonian',
  hamiltonianAbout:
    'Computes the energies of up to 6 qubits: exactly, and with a variational quantum circuit that is simulated.',
  hamiltonian: 'Hamiltonian as a sum of Pauli strings',
  hamiltonianHint:
    'For example: -1.05 II + 0.39 IZ - 0.39 ZI - 0.01 ZZ + 0.18 XX. Letters I, X, Y and Z; qubit 0 is on the right.',
  computeEnergies: 'Compute energies',
  exactEnergy: 'Exact ground state energy: {energy}',
  variationalEnergy: 'Variational energy',
  variationalDifference: 'Above the exact one by',
  onlyRounding: '0, up to rounding',
  energyGap: 'Gap to the next energy',
  hamiltonianOf: 'Hamiltonian',
  hamiltonianSize: '{qubits}, {terms}',
  termCount: { one: '1 term', other: '{count} terms' },
  energyUnit: 'Energies are in the unit of your factors. Nothing was run on a quantum processor.',
  allLevels: 'All energies as a table',
  levelColumn: 'Level',
  energyColumn: 'Energy',
  statesColumn: 'States with this energy',
  hamiltonianNeeded: 'Please enter a Hamiltonian',
  energiesNotOffered: 'This server does not compute energies of a Hamiltonian.',
  energiesFailed: 'Error computing energies: {detail}',

  /** Text of the specification. */
  circuitNeeded: 'Please create a quantum circuit first',
  /** Text of the specification. */
  moleculeNeeded: 'Please enter a molecule name',
  /** Text of the specification. */
  demoCircuit: 'Using demo quantum circuit. Full quantum computing features coming soon!',
  /** Text of the specification. */
  demoResults:
    'Showing demo quantum simulation results. Full quantum computing features coming soon!',
  /** Text of the specification. */
  demoEnergy:
    'Demo ground state energy: {energy} Hartree. Full quantum chemistry features coming soon!',
  /** Text of the specification. */
  noEnergy: 'Optimization completed but no energy data available',
  /** Text of the specification. */
  circuitFailed: 'Error creating quantum circuit: {detail}',
  /** Text of the specification. */
  simulationFailed: 'Error running quantum simulation: {detail}',
  /** Text of the specification. */
  optimizationFailed: 'Error optimizing molecule: {detail}',
  /** Text of the specification. */
  networkError: 'Network error',
  /** Text of the specification. */
  invalidResponse: 'Invalid response format',
  status: 'The server responded with status {status}',
  unexpected: 'An unexpected error occurred',
});

export type QuantumMessages = typeof quantumMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly quantum: QuantumMessages;
  }
}

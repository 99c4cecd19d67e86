export {
  DEFAULT_SHOTS,
  simulate,
  type SimulateOptions,
  type Simulation,
  type SimulationMethod,
} from './quantum/simulate.js';
export type { Counts } from './quantum/counts.js';
export type { NoiseModel } from './quantum/noise.js';
export { runStateVector, type RunOptions } from './quantum/run-state-vector.js';
export {
  DEFAULT_MAX_STATE_BYTES,
  getProbability,
  type StateVector,
} from './quantum/state-vector.js';
export { computeExpectation, type PauliTerm } from './quantum/pauli-sum.js';
export { MAX_HAMILTONIAN_QUBITS, parseHamiltonian } from './quantum/hamiltonian/hamiltonian.js';
export { computeExactEnergies, type ExactEnergies } from './quantum/hamiltonian/exact-energy.js';
export {
  createAnsatz,
  findVariationalEnergy,
  type VariationalEnergy,
  type VariationalOptions,
} from './quantum/hamiltonian/variational-energy.js';
export { optimizeMolecule, type OptimizedMolecule } from './quantum/hydrogen/optimize-molecule.js';

import { contractOf, defineEndpoint } from './endpoint.js';

const loadSchemas = () => import('../schemas/quantum.js');

/** A state vector of 24 qubits may take minutes, and so may a variational energy. */
const TIMEOUT_MS = 600_000;

/** Creates a quantum circuit. */
export const createCircuit = defineEndpoint({
  id: 'quantum.createCircuit',
  method: 'POST',
  path: '/api/v1/quantum/create_circuit',
  contract: contractOf(loadSchemas, 'CreateCircuitRequest', 'CreateCircuitReply'),
});

/** Runs a circuit. */
export const runSimulation = defineEndpoint({
  id: 'quantum.runSimulation',
  method: 'POST',
  path: '/api/v1/quantum/run_simulation',
  timeoutMs: TIMEOUT_MS,
  contract: contractOf(loadSchemas, 'RunSimulationRequest', 'RunSimulationReply'),
});

/** Finds the ground state of a molecule; `success` is false for one that the server cannot compute. */
export const optimizeMolecule = defineEndpoint({
  id: 'quantum.optimizeMolecule',
  method: 'POST',
  path: '/api/v1/quantum/optimize_molecule',
  contract: contractOf(loadSchemas, 'OptimizeMoleculeRequest', 'OptimizeMoleculeReply'),
});

/** Computes the energies of a Hamiltonian of Pauli products. */
export const computeEnergies = defineEndpoint({
  id: 'quantum.computeEnergies',
  method: 'POST',
  path: '/api/v1/quantum/compute_energies',
  timeoutMs: TIMEOUT_MS,
  contract: contractOf(loadSchemas, 'ComputeEnergiesRequest', 'ComputeEnergiesReply'),
});

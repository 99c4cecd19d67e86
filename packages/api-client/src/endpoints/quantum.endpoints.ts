import { contractOf, defineEndpoint } from './endpoint.js';

const loadSchemas = () => import('../schemas/quantum.js');

/** Creates a quantum circuit. */
export const createCircuit = defineEndpoint({
  id: 'quantum.createCircuit',
  method: 'POST',
  host: 'api',
  path: '/api/v1/quantum/create_circuit',
  contract: contractOf(loadSchemas, 'CreateCircuitRequest', 'CreateCircuitReply'),
});

/** Runs a circuit. */
export const runSimulation = defineEndpoint({
  id: 'quantum.runSimulation',
  method: 'POST',
  host: 'api',
  path: '/api/v1/quantum/run_simulation',
  contract: contractOf(loadSchemas, 'RunSimulationRequest', 'RunSimulationReply'),
});

/** Finds the ground state of a molecule; `success` is false for one that the server cannot compute. */
export const optimizeMolecule = defineEndpoint({
  id: 'quantum.optimizeMolecule',
  method: 'POST',
  host: 'api',
  path: '/api/v1/quantum/optimize_molecule',
  contract: contractOf(loadSchemas, 'OptimizeMoleculeRequest', 'OptimizeMoleculeReply'),
});

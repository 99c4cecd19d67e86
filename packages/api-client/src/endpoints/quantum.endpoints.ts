import { defineEndpoint } from './endpoint.js';

/** Creates a quantum circuit. */
export const createCircuit = defineEndpoint({
  id: 'quantum.createCircuit',
  method: 'POST',
  host: 'api',
  path: '/api/v1/quantum/create_circuit',
  contract: async () => {
    const { CreateCircuitRequest: input, CreateCircuitReply: output } =
      await import('../schemas/quantum.js');
    return { input, output };
  },
});

/** Runs a circuit. */
export const runSimulation = defineEndpoint({
  id: 'quantum.runSimulation',
  method: 'POST',
  host: 'api',
  path: '/api/v1/quantum/run_simulation',
  contract: async () => {
    const { RunSimulationRequest: input, RunSimulationReply: output } =
      await import('../schemas/quantum.js');
    return { input, output };
  },
});

/** Finds the ground state of a molecule; `success` is false for one that the server cannot compute. */
export const optimizeMolecule = defineEndpoint({
  id: 'quantum.optimizeMolecule',
  method: 'POST',
  host: 'api',
  path: '/api/v1/quantum/optimize_molecule',
  contract: async () => {
    const { OptimizeMoleculeRequest: input, OptimizeMoleculeReply: output } =
      await import('../schemas/quantum.js');
    return { input, output };
  },
});

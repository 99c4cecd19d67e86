import type { QuantumCircuit, SimulationJob } from '../../schemas/quantum.js';
import { EXAMPLE_TIME, exampleSource as source } from './source.js';

export const exampleCircuit: QuantumCircuit = {
  id: 'circuit-1',
  name: 'Circuit 2 qubits',
  num_qubits: 2,
  created_at: EXAMPLE_TIME,
  description: 'Example circuit',
  program: undefined,
  source,
};

/** Counts that sum to 1024 shots. */
export const exampleJob: SimulationJob = {
  id: 'job-1',
  circuit_id: 'circuit-1',
  status: 'completed',
  results: { '00': 510, '11': 514 },
  method: 'example',
  noise: undefined,
  source,
};

export const quantumReplies = {
  'quantum.createCircuit': { success: true, circuit: exampleCircuit },
  'quantum.runSimulation': { success: true, job: exampleJob },
  'quantum.computeEnergies': {
    success: true,
    energies: {
      num_qubits: 2,
      num_terms: 3,
      ground_energy: -2.236068,
      eigenvalues: [-2.236068, -1, 1, 2.236068],
      variational: { energy: -2.236068, layers: 3, starts: 4 },
    },
    source,
  },
  'quantum.optimizeMolecule': {
    success: true,
    optimization: {
      optimized_geometry: {
        energy: -1.137,
        bond_length: 0.735,
        atoms: [
          { element: 'H', x: 0, y: 0, z: 0 },
          { element: 'H', x: 0, y: 0, z: 0.735 },
        ],
      },
      method: 'example',
    },
    source,
  },
} as const;

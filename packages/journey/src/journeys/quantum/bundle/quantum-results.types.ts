import type { SimulationJob } from '@spinout/api-client';
import type { CreatedCircuit } from '../circuit/circuit.types.js';
import type { FoundEnergies } from '../hamiltonian/hamiltonian.machine.js';
import type { GroundState } from '../molecule/molecule.machine.js';

/** What the quantum section shows; each is null if it was not made. */
export interface QuantumResults {
  readonly created: CreatedCircuit | null;
  /** The latest run of that circuit. */
  readonly job: SimulationJob | null;
  readonly molecule: GroundState | null;
  readonly energies: FoundEnergies | null;
}

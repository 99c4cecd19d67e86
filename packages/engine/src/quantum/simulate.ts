import {
  type Circuit,
  checkCircuit,
  toCliffordCircuit,
  quantumError,
  seededRandom,
} from '@spinout/domain/circuits';
import { type Counts, countOutcomes } from './counts.js';
import { drawOutcomes, runStateVector } from './run-state-vector.js';
import { drawOutcome, computeSupport } from './stabilizer.js';

export const DEFAULT_SHOTS = 1024;
const MAX_SHOTS = 1_000_000;

/** How a circuit was simulated; both methods are exact, except for rounding errors of the second. */
export type SimulationMethod = 'stabilizer' | 'state-vector';

export interface SimulateOptions {
  /** How often the circuit is measured, 1 to 1,000,000. @default 1024 */
  readonly shots?: number | undefined;
  /** Same seed, same counts. @default 0 */
  readonly seed?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Memory in bytes that a state vector may take. @default 256 MiB, which is 24 qubits */
  readonly maxStateBytes?: number | undefined;
}

export interface Simulation {
  /**
   * A key has one digit per bit of the circuit's readout, bit 0 rightmost; without a readout one per
   * qubit. The counts sum to the shots.
   */
  readonly counts: Counts;
  readonly method: SimulationMethod;
  readonly numQubits: number;
  readonly shots: number;
  readonly seed: number;
}

/**
 * Runs a circuit and measures its qubits at the end according to its readout. Clifford circuits, including quarter turns,
 * use stabilizer simulation, up to 30 qubits; all others use state vector simulation.
 * @throws {QuantumError} `memory` if the state vector is too large, `shots`, and the errors of `checkCircuit`
 * @throws the reason of the signal if it is aborted
 */
export async function simulate(
  circuit: Circuit,
  options: SimulateOptions = {},
): Promise<Simulation> {
  const { shots = DEFAULT_SHOTS, seed = 0, signal, maxStateBytes } = options;
  signal?.throwIfAborted();
  checkCircuit(circuit);
  if (!Number.isInteger(shots) || shots < 1 || shots > MAX_SHOTS) throw quantumError('shots');
  const { numQubits, readout } = circuit;
  const random = seededRandom(seed);
  const finish = (outcomes: readonly number[], method: SimulationMethod): Simulation => ({
    counts: countOutcomes(outcomes, numQubits, readout),
    method,
    numQubits,
    shots,
    seed,
  });
  const clifford = toCliffordCircuit(circuit);
  if (clifford) {
    const support = computeSupport(clifford);
    const outcomes = Array.from({ length: shots }, () => drawOutcome(support, random));
    return finish(outcomes, 'stabilizer');
  }
  const state = await runStateVector(circuit, { signal, maxStateBytes });
  return finish(drawOutcomes(state, shots, random), 'state-vector');
}

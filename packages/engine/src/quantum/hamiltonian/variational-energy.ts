import {
  type Circuit,
  allQubits,
  gate,
  quantumError,
  seededRandom,
} from '@spinout/domain/circuits';
import { yieldToEventLoop } from '../../runtime/yield-to-event-loop.js';
import { applyGate } from '../apply-gate.js';
import { type PauliTerm, computeExpectation } from '../pauli-sum.js';
import { createZeroState } from '../state-vector.js';
import { computeEnergyGradient } from './energy-gradient.js';
import { checkHamiltonian } from './hamiltonian.js';
import { minimizeByGradient } from './minimize-gradient.js';

const DEFAULT_STARTS = 4;
const MAX_STARTS = 100;
const MAX_LAYERS = 20;
const GRADIENT_TOLERANCE = 1e-7;

export interface VariationalOptions {
  /** Seed of the first angles. @default 0 */
  readonly seed?: number | undefined;
  /** Layers of entangling gates, 1 to 20. @default one more than the qubits */
  readonly layers?: number | undefined;
  /** Searches from different first angles, 1 to 100; the lowest energy is kept. @default 4 */
  readonly starts?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface VariationalEnergy {
  readonly numQubits: number;
  /** The lowest energy found, in the unit of the factors. */
  readonly energy: number;
  /** The circuit that prepares the state of this energy. */
  readonly circuit: Circuit;
  /** Its angles in radians. */
  readonly angles: readonly number[];
  readonly layers: number;
  readonly starts: number;
  readonly seed: number;
  /** Number of energies and gradients that were computed. */
  readonly evaluations: number;
}

/**
 * The hardware-efficient ansatz: in each layer ry and rz on every qubit and cx between neighbors, and ry and rz at the end. Source: Kandala et al.,
 * Hardware-efficient variational quantum eigensolver, Nature 549, 242 (2017), arXiv:1704.05018.
 */
export function createAnsatz(
  numQubits: number,
  layers: number,
  angles: readonly number[],
): Circuit {
  const qubits = allQubits(numQubits);
  const gates = allQubits(layers + 1).flatMap((layer) => [
    ...qubits.flatMap((q) => {
      const at = 2 * (layer * numQubits + q);
      return [gate('ry', [q], [angles[at] ?? 0]), gate('rz', [q], [angles[at + 1] ?? 0])];
    }),
    ...(layer < layers ? qubits.slice(1).map((q) => gate('cx', [q - 1, q])) : []),
  ]);
  return { numQubits, gates };
}

/**
 * Variational quantum eigensolver on a state vector: minimizes the expected energy over the angles of the ansatz. Expected values are exact, without
 * shots.
 * @throws {QuantumError} `hamiltonian`
 * @throws the reason of the signal if it is aborted
 */
export async function findVariationalEnergy(
  terms: readonly PauliTerm[],
  options: VariationalOptions = {},
): Promise<VariationalEnergy> {
  const numQubits = checkHamiltonian(terms);
  const { seed = 0, layers = numQubits + 1, starts = DEFAULT_STARTS, signal } = options;
  const isCount = (value: number, most: number) =>
    Number.isInteger(value) && value >= 1 && value <= most;
  if (!isCount(layers, MAX_LAYERS) || !isCount(starts, MAX_STARTS)) {
    throw quantumError('variational', { layers: MAX_LAYERS, starts: MAX_STARTS });
  }
  const random = seededRandom(seed);
  let evaluations = 0;
  const computeEnergy = (angles: readonly number[]) => {
    evaluations += 1;
    const state = createZeroState(numQubits);
    for (const each of createAnsatz(numQubits, layers, angles).gates) applyGate(state, each);
    return computeExpectation(state, terms);
  };
  const computeGradient = (angles: readonly number[]) => {
    evaluations += 1;
    const { gates } = createAnsatz(numQubits, layers, angles);
    return computeEnergyGradient(numQubits, gates, terms);
  };

  let best = { point: [] as readonly number[], value: Number.POSITIVE_INFINITY };
  for (let start = 0; start < starts; start += 1) {
    await yieldToEventLoop();
    signal?.throwIfAborted();
    const first = Array.from(
      { length: 2 * numQubits * (layers + 1) },
      () => (2 * random.share() - 1) * Math.PI,
    );
    const found = minimizeByGradient(computeEnergy, computeGradient, first, GRADIENT_TOLERANCE);
    if (found.value < best.value) best = found;
  }
  return {
    numQubits,
    energy: best.value,
    circuit: createAnsatz(numQubits, layers, best.point),
    angles: best.point,
    layers,
    starts,
    seed,
    evaluations,
  };
}

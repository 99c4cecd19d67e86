import type { Circuit, Gate, Random } from '@spinout/domain/circuits';
import { yieldToEventLoop } from '../runtime/yield-to-event-loop.js';
import { applyGate } from './apply-gate.js';
import { groupGates } from './gate-groups.js';
import { BLOCK_QUBITS, BlockRunner } from './run-blocks.js';
import {
  type StateVector,
  getProbability,
  sumProbabilities,
  createZeroState,
} from './state-vector.js';

/** Amplitudes processed between two checks of the signal, a few milliseconds of work. */
const AMPLITUDES_PER_YIELD = 2 ** 22;
/** Fixed cost of a gate, in amplitudes. */
const GATE_COST = 64;

/** From this size on, blocks are faster than passes over all amplitudes. */
const MIN_BLOCKED_QUBITS = 17;

export interface RunOptions {
  /** Stops the simulation between two gates. */
  readonly signal?: AbortSignal | undefined;
  /** Memory in bytes that the amplitudes may take. @default 256 MiB, which is 24 qubits */
  readonly maxStateBytes?: number | undefined;
}

/**
 * State vector simulation: runs a circuit and resolves with the state before measurement.
 * @throws {QuantumError} `memory`
 * @throws the reason of the signal if it is aborted
 */
export async function runStateVector(
  { numQubits, gates }: Circuit,
  { signal, maxStateBytes }: RunOptions = {},
): Promise<StateVector> {
  const state = createZeroState(numQubits, maxStateBytes);
  let sinceYield = 0;
  for (const updates of numQubits < MIN_BLOCKED_QUBITS
    ? runGates(state, gates)
    : runInBlocks(state, gates)) {
    sinceYield += updates;
    if (sinceYield < AMPLITUDES_PER_YIELD) continue;
    sinceYield = 0;
    await yieldToEventLoop();
    signal?.throwIfAborted();
  }
  return state;
}

/** Applies gate after gate to all amplitudes; yields the amplitudes updated by each. */
function* runGates(state: StateVector, gates: readonly Gate[]): Generator<number> {
  for (const each of gates) {
    applyGate(state, each);
    yield state.re.length + GATE_COST;
  }
}

function* runInBlocks(state: StateVector, gates: readonly Gate[]): Generator<number> {
  const runner = new BlockRunner(state);
  for (const group of groupGates(gates, state.numQubits, BLOCK_QUBITS)) yield* runner.run(group);
}

/** Samples all shots in one pass: sorted random numbers are compared with the cumulative probabilities. */
export function drawOutcomes(state: StateVector, shots: number, random: Random): readonly number[] {
  const total = sumProbabilities(state);
  const levels = Float64Array.from({ length: shots }, () => random.share() * total).sort();
  const outcomes: number[] = [];
  let sum = 0;
  let last = 0;
  for (let at = 0; at < state.re.length && outcomes.length < shots; at += 1) {
    const share = getProbability(state, at);
    if (share === 0) continue;
    sum += share;
    last = at;
    while (outcomes.length < shots && (levels[outcomes.length] ?? 0) < sum) outcomes.push(at);
  }
  // Rounding errors can leave levels above the final sum.
  while (outcomes.length < shots) outcomes.push(last);
  return outcomes;
}

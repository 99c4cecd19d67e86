import type { Circuit, Random } from '@spinout/domain/circuits';
import { yieldToEventLoop } from '../runtime/yield-to-event-loop.js';
import { applyGate } from './apply-gate.js';
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

interface RunOptions {
  /** Stops the simulation between two gates. */
  readonly signal?: AbortSignal | undefined;
  /** Memory that the amplitudes may take. @default 16 MiB */
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
  for (const each of gates) {
    applyGate(state, each);
    sinceYield += state.re.length + GATE_COST;
    if (sinceYield < AMPLITUDES_PER_YIELD) continue;
    sinceYield = 0;
    await yieldToEventLoop();
    signal?.throwIfAborted();
  }
  return state;
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

import {
  type DynamicCircuit,
  type Gate,
  type Operation,
  type Random,
  flattenOperations,
  isGate,
  quantumError,
} from '@spinout/domain/circuits';
import { yieldToEventLoop } from '../runtime/yield-to-event-loop.js';
import { applyGate } from './apply-gate.js';
import { measureQubit } from './measure.js';
import { type NoiseModel, hasGateNoise } from './noise.js';
import { drawOutcomes, runStateVector } from './run-state-vector.js';
import { Shot } from './shot.js';
import { StabilizerState } from './stabilizer-state.js';
import { DEFAULT_MAX_STATE_BYTES, checkMemory, createZeroState } from './state-vector.js';

/** Amplitude updates of all shots; about half a minute. */
const MAX_UPDATES = 2 ** 35;
const UPDATES_PER_YIELD = 2 ** 22;
/** Fixed cost of an operation, in amplitudes. */
const OPERATION_COST = 64;
/** Of an operation on stabilizers, for each qubit. */
const STABILIZER_COST = 64;

interface ShotOptions {
  readonly shots: number;
  readonly noise: NoiseModel;
  readonly random: Random;
  readonly signal?: AbortSignal | undefined;
  /** Memory of the two state vectors. @default 256 MiB */
  readonly maxStateBytes?: number | undefined;
}

/** The parts of a circuit: gates that are the same in each shot, all that follows, and measurements at the end. */
function splitOperations({ operations }: DynamicCircuit, noise: NoiseModel) {
  const isFinal = (each: Operation) => !isGate(each) && each.kind === 'measure';
  const end = operations.findLastIndex((each) => !isFinal(each)) + 1;
  const body = operations.slice(0, end);
  const firstOther = hasGateNoise(noise) ? 0 : body.findIndex((each) => !isGate(each));
  const start = firstOther < 0 ? body.length : firstOther;
  return {
    common: body.slice(0, start).filter(isGate),
    body: body.slice(start),
    readings: operations.slice(end).filter((each) => !isGate(each) && each.kind === 'measure'),
  };
}

/**
 * Runs each shot by itself on a state vector: measurements collapse the state, and errors are drawn anew.
 * @returns the bits of each shot as text, bit 0 rightmost
 * @throws {QuantumError} `memory`, and `work` if it would take too long
 * @throws the reason of the signal if it is aborted
 */
export async function runShots(
  circuit: DynamicCircuit,
  { shots, noise, random, signal, maxStateBytes = DEFAULT_MAX_STATE_BYTES }: ShotOptions,
): Promise<readonly string[]> {
  const { numQubits, numBits } = circuit;
  checkMemory(numQubits, maxStateBytes / 2);
  const { common, body, readings } = splitOperations(circuit, noise);
  const updates = (flattenOperations(body).length + 1) * (2 ** numQubits + OPERATION_COST);
  if (updates * shots > MAX_UPDATES) {
    throw quantumError('work', { shots, qubits: numQubits });
  }
  const start = await runStateVector({ numQubits, gates: common }, { signal });
  const state = createZeroState(numQubits);
  const qubits = {
    apply: (each: Gate) => applyGate(state, each),
    measure: (qubit: number) => measureQubit(state, qubit, random),
  };
  const keys: string[] = [];
  let sinceYield = 0;
  for (let shot = 0; shot < shots; shot += 1) {
    state.re.set(start.re);
    state.im.set(start.im);
    const run = new Shot(qubits, numBits, noise, random);
    run.runAll(body);
    const [outcome = 0] = drawOutcomes(state, 1, random);
    for (const each of readings) {
      if (!isGate(each) && each.kind === 'measure')
        run.record(each.bit, (outcome >>> each.qubit) & 1);
    }
    keys.push(run.formatBits());
    sinceYield += updates;
    if (sinceYield < UPDATES_PER_YIELD) continue;
    sinceYield = 0;
    await yieldToEventLoop();
    signal?.throwIfAborted();
  }
  return keys;
}

/**
 * Runs each shot of a circuit of Clifford gates by itself on stabilizers.
 * @returns the bits of each shot as text, bit 0 rightmost
 * @throws {QuantumError} `work` if it would take too long
 * @throws the reason of the signal if it is aborted
 */
export async function runStabilizerShots(
  circuit: DynamicCircuit,
  { shots, noise, random, signal }: ShotOptions,
): Promise<readonly string[]> {
  const { numQubits, numBits, operations } = circuit;
  const firstOther = hasGateNoise(noise) ? 0 : operations.findIndex((each) => !isGate(each));
  const start = new StabilizerState(numQubits);
  for (const each of operations.slice(0, Math.max(0, firstOther)))
    if (isGate(each)) start.apply(each);
  const body = operations.slice(Math.max(0, firstOther));
  const updates = (flattenOperations(body).length + 1) * numQubits * STABILIZER_COST;
  if (updates * shots > MAX_UPDATES) throw quantumError('work', { shots, qubits: numQubits });
  const keys: string[] = [];
  let sinceYield = 0;
  for (let shot = 0; shot < shots; shot += 1) {
    const run = new Shot(start.clone(), numBits, noise, random);
    run.runAll(body);
    keys.push(run.formatBits());
    sinceYield += updates;
    if (sinceYield < UPDATES_PER_YIELD) continue;
    sinceYield = 0;
    await yieldToEventLoop();
    signal?.throwIfAborted();
  }
  return keys;
}

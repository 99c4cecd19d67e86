import {
  type AnyCircuit,
  type Circuit,
  type DynamicCircuit,
  type Random,
  allQubits,
  checkAnyCircuit,
  isDynamic,
  needsStateVector,
  toCliffordCircuit,
  quantumError,
  seededRandom,
} from '@spinout/domain/circuits';
import { yieldToEventLoop } from '../runtime/yield-to-event-loop.js';
import { type Counts, countKeys, countOutcomes, formatReadout } from './counts.js';
import { type NoiseModel, checkNoise, hasGateNoise, hasReadoutNoise, readBit } from './noise.js';
import { compileClifford, drawNoisyOutcome } from './pauli-frames.js';
import { runShots, runStabilizerShots } from './run-shots.js';
import { drawOutcomes, runStateVector } from './run-state-vector.js';
import { drawOutcome, computeSupport } from './stabilizer.js';

export const DEFAULT_SHOTS = 1024;
const MAX_SHOTS = 1_000_000;
/** Gates of noisy shots between two checks of the signal. */
const GATES_PER_YIELD = 2 ** 20;
/** Gates of all noisy shots; about half a minute. */
const MAX_NOISY_GATES = 2 ** 31;

/**
 * How a circuit was simulated: Clifford circuits by their stabilizers, with noise by Pauli frames; others on a state vector, which is
 * run once, or once for each shot.
 */
export type SimulationMethod =
  'stabilizer' | 'pauli-frames' | 'state-vector' | 'state-vector-shots';

export interface SimulateOptions {
  /** How often the circuit is measured, 1 to 1,000,000. @default 1024 */
  readonly shots?: number | undefined;
  /** Same seed, same counts. @default 0 */
  readonly seed?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Memory in bytes that state vectors may take. @default 256 MiB, which is 24 qubits */
  readonly maxStateBytes?: number | undefined;
  /** @default none */
  readonly noise?: NoiseModel | undefined;
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
  /** Present if the run had noise. */
  readonly noise?: NoiseModel;
}

interface Run {
  readonly shots: number;
  readonly noise: NoiseModel;
  readonly random: Random;
  readonly signal: AbortSignal | undefined;
  readonly maxStateBytes: number | undefined;
}

type Sampled = Pick<Simulation, 'counts' | 'method'>;

/**
 * Runs a circuit and counts the bits that it measures. Clifford circuits, including quarter turns, use stabilizers, up to 30 qubits;
 * all others use a state vector. Circuits that measure in the middle, and noisy circuits that are not Clifford, run shot by shot; on
 * stabilizers if their gates are Clifford.
 * @throws {QuantumError} `memory` if the state vector is too large, `work` if shot by shot takes too long, `shots`, `noise`, and the
 * errors of `checkAnyCircuit`
 * @throws the reason of the signal if it is aborted
 */
export async function simulate(
  circuit: AnyCircuit,
  options: SimulateOptions = {},
): Promise<Simulation> {
  const { shots = DEFAULT_SHOTS, seed = 0, noise = {}, signal, maxStateBytes } = options;
  signal?.throwIfAborted();
  checkAnyCircuit(circuit);
  checkNoise(noise);
  if (!Number.isInteger(shots) || shots < 1 || shots > MAX_SHOTS) throw quantumError('shots');
  const run = { shots, noise, random: seededRandom(seed), signal, maxStateBytes };
  const sampled = isDynamic(circuit)
    ? await sampleShots(circuit, run)
    : await sampleAtEnd(circuit, run);
  const isNoisy = hasGateNoise(noise) || hasReadoutNoise(noise);
  return { ...sampled, numQubits: circuit.numQubits, shots, seed, ...(isNoisy && { noise }) };
}

async function sampleShots(circuit: DynamicCircuit, run: Run): Promise<Sampled> {
  if (!needsStateVector(circuit)) {
    return { counts: countKeys(await runStabilizerShots(circuit, run)), method: 'stabilizer' };
  }
  return { counts: countKeys(await runShots(circuit, run)), method: 'state-vector-shots' };
}

async function sampleAtEnd(circuit: Circuit, run: Run): Promise<Sampled> {
  const { shots, noise, random } = run;
  const clifford = toCliffordCircuit(circuit);
  if (!clifford) {
    if (hasGateNoise(noise)) return sampleShots(measureAtEnd(circuit), run);
    const state = await runStateVector(circuit, run);
    return count(drawOutcomes(state, shots, random), 'state-vector', circuit, run);
  }
  const support = computeSupport(clifford);
  if (!hasGateNoise(noise)) {
    const outcomes = Array.from({ length: shots }, () => drawOutcome(support, random));
    return count(outcomes, 'stabilizer', circuit, run);
  }
  const compiled = compileClifford(circuit);
  if (shots * circuit.gates.length > MAX_NOISY_GATES) {
    throw quantumError('work', { shots, qubits: circuit.numQubits });
  }
  const outcomes: number[] = [];
  let sinceYield = 0;
  while (outcomes.length < shots) {
    outcomes.push(drawNoisyOutcome(circuit, compiled, support, noise, random));
    sinceYield += circuit.gates.length;
    if (sinceYield < GATES_PER_YIELD) continue;
    sinceYield = 0;
    await yieldToEventLoop();
    run.signal?.throwIfAborted();
  }
  return count(outcomes, 'pauli-frames', circuit, run);
}

/** Counts outcomes, with errors of reading if there are any. */
function count(
  outcomes: readonly number[],
  method: SimulationMethod,
  { numQubits, readout }: Circuit,
  { noise, random }: Run,
): Sampled {
  if (!hasReadoutNoise(noise))
    return { counts: countOutcomes(outcomes, numQubits, readout), method };
  const measured = readout ?? allQubits(numQubits);
  const readNoisily = (key: string, digit: string, at: number) =>
    measured[measured.length - 1 - at] === null
      ? key + digit
      : key + String(readBit(Number(digit), noise, random));
  const keys = outcomes.map((outcome) =>
    [...formatReadout(outcome, measured)].reduce(readNoisily, ''),
  );
  return { counts: countKeys(keys), method };
}

/** The same circuit with its measurements as operations. */
const measureAtEnd = ({ numQubits, gates, readout }: Circuit): DynamicCircuit => {
  const measured = readout ?? allQubits(numQubits);
  const measurements = measured.flatMap((qubit, bit) =>
    qubit === null ? [] : [{ kind: 'measure' as const, qubit, bit }],
  );
  return { numQubits, numBits: measured.length, operations: [...gates, ...measurements] };
};

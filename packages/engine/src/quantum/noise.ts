import { type Random, quantumError } from '@spinout/domain/circuits';

/** Errors of a quantum processor, as probabilities from 0 to 1. Each is 0 unless given. */
export interface NoiseModel {
  /**
   * Depolarizing probability p after each gate on one qubit: the qubit is replaced by the completely mixed state with probability p,
   * ρ → (1 − p) ρ + p I/2.
   */
  readonly oneQubitGate?: number | undefined;
  /** The same after each gate on two or three qubits, for these together. */
  readonly multiQubitGate?: number | undefined;
  /** Probability that a measured 0 is read as 1. */
  readonly readZeroAsOne?: number | undefined;
  /** Probability that a measured 1 is read as 0. */
  readonly readOneAsZero?: number | undefined;
}

/** @throws {QuantumError} `noise` */
export function checkNoise(noise: NoiseModel): void {
  const { oneQubitGate = 0, multiQubitGate = 0, readZeroAsOne = 0, readOneAsZero = 0 } = noise;
  const all = [oneQubitGate, multiQubitGate, readZeroAsOne, readOneAsZero];
  if (!all.every((value) => value >= 0 && value <= 1)) throw quantumError('noise');
}

export const hasGateNoise = ({ oneQubitGate = 0, multiQubitGate = 0 }: NoiseModel): boolean =>
  oneQubitGate > 0 || multiQubitGate > 0;

export const hasReadoutNoise = ({ readZeroAsOne = 0, readOneAsZero = 0 }: NoiseModel): boolean =>
  readZeroAsOne > 0 || readOneAsZero > 0;

/** A product of Pauli matrices: X where the bit of `x` is set, Z where that of `z` is, Y where both are. */
export interface PauliError {
  readonly x: number;
  readonly z: number;
}

/**
 * Draws the error after a gate: with the depolarizing probability, one of the 4ᵏ Pauli products on its k qubits, the identity among
 * them, all equally likely.
 */
export function drawPauliError(
  qubits: readonly number[],
  { oneQubitGate = 0, multiQubitGate = 0 }: NoiseModel,
  random: Random,
): PauliError | undefined {
  const probability = qubits.length === 1 ? oneQubitGate : multiQubitGate;
  if (probability === 0 || random.share() >= probability) return undefined;
  const word = random.word();
  const choose = (shift: number) =>
    qubits.reduce((mask, q, at) => mask | (((word >>> (shift + at)) & 1) << q), 0);
  const [x, z] = [choose(0), choose(qubits.length)];
  return x === 0 && z === 0 ? undefined : { x, z };
}

/** Reads a measured bit with errors. */
export const readBit = (
  bit: number,
  { readZeroAsOne = 0, readOneAsZero = 0 }: NoiseModel,
  random: Random,
): number => {
  const probability = bit === 0 ? readZeroAsOne : readOneAsZero;
  return probability > 0 && random.share() < probability ? 1 - bit : bit;
};

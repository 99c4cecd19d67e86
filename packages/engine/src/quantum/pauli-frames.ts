import { type Circuit, type Gate, type Random, toCliffordGates } from '@spinout/domain/circuits';
import { type NoiseModel, drawPauliError } from './noise.js';
import { type Support, drawOutcome } from './stabilizer.js';

/** A Pauli product that is moved through gates to the end of the circuit; its sign does not matter. */
interface Frame {
  x: number;
  z: number;
}

const getBit = (mask: number, q: number): number => (mask >>> q) & 1;

function swapBits(mask: number, a: number, b: number): number {
  const differ = getBit(mask, a) ^ getBit(mask, b);
  return mask ^ ((differ << a) | (differ << b));
}

/** Moves a Pauli product through a Clifford gate. */
export function moveThrough(frame: Frame, { name, qubits: [a = 0, b = 0] }: Gate): void {
  switch (name) {
    case 'h': {
      const differ = getBit(frame.x, a) ^ getBit(frame.z, a);
      frame.x ^= differ << a;
      frame.z ^= differ << a;
      return;
    }
    case 's':
    case 'sdg':
      frame.z ^= getBit(frame.x, a) << a;
      return;
    case 'cx':
      frame.x ^= getBit(frame.x, a) << b;
      frame.z ^= getBit(frame.z, b) << a;
      return;
    case 'cz':
      frame.z ^= (getBit(frame.x, a) << b) | (getBit(frame.x, b) << a);
      return;
    case 'swap':
      frame.x = swapBits(frame.x, a, b);
      frame.z = swapBits(frame.z, a, b);
      return;
    default:
    // Pauli gates change only the sign.
  }
}

/**
 * Samples a shot of a noisy Clifford circuit: random Pauli errors, moved to the end, flip bits of an outcome without noise. Source: Gidney, Stim: a
 * fast stabilizer circuit simulator, Quantum 5, 497 (2021), section on Pauli frames.
 * @param compiled the Clifford gates of each gate of the circuit
 */
export function drawNoisyOutcome(
  { gates }: Circuit,
  compiled: readonly (readonly Gate[])[],
  support: Support,
  noise: NoiseModel,
  random: Random,
): number {
  const frame: Frame = { x: 0, z: 0 };
  for (const [at, { qubits }] of gates.entries()) {
    if (frame.x !== 0 || frame.z !== 0) {
      for (const each of compiled[at] ?? []) moveThrough(frame, each);
    }
    const error = drawPauliError(qubits, noise, random);
    if (error) {
      frame.x ^= error.x;
      frame.z ^= error.z;
    }
  }
  return drawOutcome(support, random) ^ frame.x;
}

/** The Clifford gates of each gate. */
export const compileClifford = ({ gates }: Circuit): readonly (readonly Gate[])[] =>
  gates.map((each) => toCliffordGates(each) ?? []);

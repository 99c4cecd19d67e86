import { type Gate, gate } from './circuit.js';

/**
 * Decomposes gates with many controls into gates with at most two. Lemma numbers refer to Barenco et al.,
 * Elementary gates for quantum computation, Phys. Rev. A 52, 3457 (1995), arXiv:quant-ph/9503016.
 * Borrowed qubits may be in any state and are restored.
 */

/** Lemma 7.2: 4 (controls - 2) Toffoli gates with controls - 2 borrowed qubits. */
function ladder(controls: readonly number[], target: number, borrowed: readonly number[]): Gate[] {
  const [first = 0, second = 0, ...others] = controls;
  const wires = [...borrowed.slice(0, others.length), target];
  const rungs = others.map((control, at) =>
    gate('ccx', [control, wires[at] ?? target, wires[at + 1] ?? target]),
  );
  const foot = gate('ccx', [first, second, wires[0] ?? target]);
  const inner = rungs.slice(0, -1);
  const top = rungs.slice(-1);
  const middle = [...inner.toReversed(), foot, ...inner];
  return [...top, ...middle, ...top, ...middle];
}

/**
 * Flips the target where all controls are 1.
 * @param borrowed other qubits of the circuit; from three controls on at least one is needed
 */
export function multiControlledX(
  controls: readonly number[],
  target: number,
  borrowed: readonly number[],
): readonly Gate[] {
  if (controls.length === 0) return [gate('x', [target])];
  if (controls.length === 1) return [gate('cx', [...controls, target])];
  if (controls.length === 2) return [gate('ccx', [...controls, target])];
  if (borrowed.length >= controls.length - 2) return ladder(controls, target, borrowed);
  const [helper] = borrowed;
  if (helper === undefined) throw new RangeError('Three controls or more need a borrowed qubit.');
  // Lemma 7.3: two halves, each of which borrows qubits from the other.
  const half = Math.ceil(controls.length / 2);
  const [front, back] = [controls.slice(0, half), controls.slice(half)];
  const one = multiControlledX(front, helper, [...back, target]);
  const other = multiControlledX([...back, helper], target, front);
  return [...one, ...other, ...one, ...other];
}

/**
 * Multiplies by e^(i angle) where all the given qubits are 1, after lemma 7.5; it grows with the square
 * of their number.
 */
export function multiControlledPhase(
  angle: number,
  qubits: readonly number[],
  borrowed: readonly number[] = [],
): readonly Gate[] {
  if (qubits.length === 1) return [gate('p', qubits, [angle])];
  if (qubits.length === 2) return [gate('cp', qubits, [angle])];
  const [target = 0, control = 0, ...others] = qubits;
  const flip = multiControlledX(others, control, [target, ...borrowed]);
  return [
    gate('cp', [control, target], [angle / 2]),
    ...flip,
    gate('cp', [control, target], [-angle / 2]),
    ...flip,
    ...multiControlledPhase(angle / 2, [target, ...others], [control, ...borrowed]),
  ];
}

/** Changes the sign where all the given qubits are 1. */
export function multiControlledZ(qubits: readonly number[]): readonly Gate[] {
  const [target = 0, ...controls] = qubits;
  if (controls.length === 0) return [gate('z', qubits)];
  if (controls.length === 1) return [gate('cz', qubits)];
  if (controls.length === 2) {
    const h = gate('h', [target]);
    return [h, gate('ccx', [...controls, target]), h];
  }
  return multiControlledPhase(Math.PI, qubits);
}

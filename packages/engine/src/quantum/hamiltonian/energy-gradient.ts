import { type Gate, gate } from '@spinout/domain/circuits';
import { applyGate } from '../apply-gate.js';
import { type PauliTerm, applyPauliSum } from '../pauli-sum.js';
import { type StateVector, createZeroState } from '../state-vector.js';

/** Axis of the rotations that have an angle to choose. */
const AXES = { ry: 'y', rz: 'z' } as const;
type Rotation = keyof typeof AXES;

const isRotation = (name: string): name is Rotation => Object.hasOwn(AXES, name);

const copy = ({ numQubits, re, im }: StateVector): StateVector => ({
  numQubits,
  re: re.slice(),
  im: im.slice(),
});

const undo = (state: StateVector, { name, qubits, params }: Gate) =>
  applyGate(
    state,
    gate(
      name,
      qubits,
      params.map((angle) => -angle),
    ),
  );

/** Im ⟨a|b⟩. */
const computeImaginary = (a: StateVector, b: StateVector): number =>
  a.re.reduce((sum, x, at) => sum + x * (b.im[at] ?? 0) - (a.im[at] ?? 0) * (b.re[at] ?? 0), 0);

/**
 * Derivatives of the expected energy by the angles of ry and rz, in the order of the gates; the other gates are cx. One run back through the circuit gives
 * all of them. Source: Jones and Gacon, Efficient calculation of gradients in classical simulations of variational quantum algorithms, 2020,
 * arXiv:2009.02823.
 */
export function computeEnergyGradient(
  numQubits: number,
  gates: readonly Gate[],
  terms: readonly PauliTerm[],
): readonly number[] {
  const state = createZeroState(numQubits);
  for (const each of gates) applyGate(state, each);
  const costate = applyPauliSum(state, terms);
  const derivatives: number[] = [];
  for (const each of gates.toReversed()) {
    if (isRotation(each.name)) {
      const turned = copy(state);
      applyGate(turned, gate(AXES[each.name], each.qubits));
      derivatives.push(computeImaginary(costate, turned));
    }
    undo(state, each);
    undo(costate, each);
  }
  return derivatives.toReversed();
}

import { type Gate, gate } from '@spinout/domain/circuits';
import { applyGate } from '../apply-gate.js';
import { minimize } from '../minimize.js';
import { type PauliTerm, computeExpectation } from '../pauli-sum.js';
import { createZeroState } from '../state-vector.js';
import type { ElectronicStructure } from './electronic-structure.js';

const ANGLE_TOLERANCE = 1e-8;
/** Beyond this angle the antibonding determinant would dominate the bonding one, which has lower energy. */
const MAX_ANGLE = Math.PI / 4;

/**
 * Hamiltonian of H2 for two qubits, one per electron; the value of a qubit is the orbital of its electron. |01⟩ (qubit 0 rightmost) is the Hartree-Fock determinant and |10⟩ the doubly excited one. The
 * result is the parity mapping with its two conserved qubits removed. Source: O'Malley et al., Scalable
 * quantum simulation of molecular energies, Phys. Rev. X 6, 031007 (2016), arXiv:1512.06860.
 * @returns factors in Hartree, the repulsion of the nuclei within II
 */
export function buildQubitHamiltonian(structure: ElectronicStructure): readonly PauliTerm[] {
  const { bonding, antibonding, mixed, exchange } = structure;
  const gap = (antibonding - bonding) / 4;
  return [
    { factor: (bonding + antibonding) / 4 + mixed / 2, paulis: 'II' },
    { factor: gap, paulis: 'IZ' },
    { factor: -gap, paulis: 'ZI' },
    { factor: mixed / 2 - (bonding + antibonding) / 4, paulis: 'ZZ' },
    { factor: exchange, paulis: 'XX' },
  ];
}

/** exp(-i angle X₀Y₁) |01⟩, in gates of the simulator. */
export function buildAnsatz(angle: number): readonly Gate[] {
  return [
    gate('x', [0]),
    gate('h', [0]),
    gate('rx', [1], [Math.PI / 2]),
    gate('cx', [0, 1]),
    gate('rz', [1], [2 * angle]),
    gate('cx', [0, 1]),
    gate('rx', [1], [-Math.PI / 2]),
    gate('h', [0]),
  ];
}

/**
 * Variational quantum eigensolver: minimizes the energy over the angle of the ansatz circuit.
 * @returns the energy in Hartree, the angle in radians, and the number of circuits that were run
 */
export function solveVariationally(terms: readonly PauliTerm[]) {
  let evaluations = 0;
  const computeEnergy = (angle: number) => {
    evaluations += 1;
    const state = createZeroState(2);
    for (const each of buildAnsatz(angle)) applyGate(state, each);
    return computeExpectation(state, terms);
  };
  const angle = minimize(computeEnergy, -MAX_ANGLE, MAX_ANGLE, ANGLE_TOLERANCE);
  const energy = computeEnergy(angle);
  return { energy, angle, evaluations };
}

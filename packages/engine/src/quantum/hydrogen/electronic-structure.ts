import { computeAtomicIntegrals } from './sto-3g.js';

/** H2 at one bond length in the basis of its two molecular orbitals; energies in Hartree. */
export interface ElectronicStructure {
  /** Total energy of both electrons in the bonding orbital: restricted Hartree-Fock. */
  readonly bonding: number;
  /** Total energy of both electrons in the antibonding orbital. */
  readonly antibonding: number;
  /** Total energy of a determinant with an electron in each orbital, of opposite spin. */
  readonly mixed: number;
  /** Exchange integral that couples the determinants: (gu|gu). */
  readonly exchange: number;
}

/**
 * Solves restricted Hartree-Fock for H2. Its orbitals are fixed by the symmetry of the two atoms,
 * (1 ± 2) / √(2 ± 2S), so nothing is iterated. Source: Szabo and Ostlund, Modern Quantum Chemistry,
 * 1996, sections 2.2.5 and 3.5.2.
 * @param bondLength in bohr
 */
export function solveElectronicStructure(bondLength: number): ElectronicStructure {
  const { s12, t11, t12, v11, v12, r1111, r1122, r1112, r1212 } =
    computeAtomicIntegrals(bondLength);
  const [bond, antibond] = [1 + s12, 1 - s12];
  const core = (sign: number, norm: number) => (t11 + v11 + sign * (t12 + v12)) / norm;
  const self = (sign: number, norm: number) =>
    (r1111 + r1122 + 2 * r1212 + sign * 4 * r1112) / (2 * norm * norm);
  const between = (r1111 + r1122 - 2 * r1212) / (2 * bond * antibond);
  const nuclei = 1 / bondLength;
  return {
    bonding: 2 * core(1, bond) + self(1, bond) + nuclei,
    antibonding: 2 * core(-1, antibond) + self(-1, antibond) + nuclei,
    mixed: core(1, bond) + core(-1, antibond) + between + nuclei,
    exchange: (r1111 - r1122) / (2 * bond * antibond),
  };
}

/**
 * The ground-state energy by full configuration interaction, in Hartree: the lowest eigenvalue of the
 * determinants, which couple in pairs. Source: Szabo and Ostlund, section 4.1.
 */
export function computeExactEnergy(structure: ElectronicStructure): number {
  const { bonding, antibonding, mixed, exchange } = structure;
  const closed = (bonding + antibonding) / 2 - Math.hypot((antibonding - bonding) / 2, exchange);
  return Math.min(closed, mixed - Math.abs(exchange));
}

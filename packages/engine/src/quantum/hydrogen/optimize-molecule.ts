import { yieldToEventLoop } from '../../runtime/yield-to-event-loop.js';
import { minimize } from '../minimize.js';
import { buildQubitHamiltonian, solveVariationally } from './eigensolver.js';
import { solveElectronicStructure, computeExactEnergy } from './electronic-structure.js';
import { parsePhrases } from '../../text/word-list.js';

/** CODATA 2018. */
const ANGSTROM_PER_BOHR = 0.529177210903;

/** Range of bond lengths, in bohr, with the only energy minimum of H2. */
const SHORTEST = 0.7;
const LONGEST = 3;
const BOND_TOLERANCE = 1e-7;

const HYDROGEN = parsePhrases(
  'h2; hydrogen; dihydrogen; molecular hydrogen; hydrogen molecule; [h][h]',
);

/** A molecule at the geometry of its lowest energy. Energies in Hartree, nuclei at rest. */
export interface OptimizedMolecule {
  readonly molecule: 'H2';
  /** Result of the variational search. */
  readonly energy: number;
  /** Full configuration interaction: exact diagonalization of the same Hamiltonian. */
  readonly exactEnergy: number;
  readonly hartreeFockEnergy: number;
  readonly bondLength: { readonly angstrom: number; readonly bohr: number };
  readonly basis: 'STO-3G';
  readonly method: string;
  /** Number of circuits run over all bond lengths. */
  readonly iterations: number;
  /** Positions in ångström. */
  readonly atoms: readonly { element: 'H'; x: number; y: number; z: number }[];
}

const isHydrogen = (name: string): boolean =>
  HYDROGEN.has(name.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' '));

/**
 * Finds the ground-state energy and the bond length of a molecule. Supports only hydrogen, by its common
 * names in any case.
 * @returns null for other molecules
 * @throws the reason of the signal if it is aborted
 */
export async function optimizeMolecule(
  name: string,
  signal?: AbortSignal,
): Promise<OptimizedMolecule | null> {
  signal?.throwIfAborted();
  if (!isHydrogen(name)) return null;
  await yieldToEventLoop();
  signal?.throwIfAborted();

  let iterations = 0;
  const computeEnergy = (bondLength: number) => {
    const found = solveVariationally(buildQubitHamiltonian(solveElectronicStructure(bondLength)));
    iterations += found.evaluations;
    return found.energy;
  };
  const bohr = minimize(computeEnergy, SHORTEST, LONGEST, BOND_TOLERANCE);
  const energy = computeEnergy(bohr);
  const structure = solveElectronicStructure(bohr);
  const angstrom = bohr * ANGSTROM_PER_BOHR;
  return {
    molecule: 'H2',
    energy,
    exactEnergy: computeExactEnergy(structure),
    hartreeFockEnergy: structure.bonding,
    bondLength: { angstrom, bohr },
    basis: 'STO-3G',
    method:
      'Variational quantum eigensolver on a state vector: STO-3G basis, two qubits, one parameter',
    iterations,
    atoms: [-angstrom / 2, angstrom / 2].map((z) => ({ element: 'H', x: 0, y: 0, z })),
  };
}

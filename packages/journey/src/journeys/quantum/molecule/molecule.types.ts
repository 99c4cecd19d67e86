import type { Source } from '@spinout/api-client';

/** Result from a server. */
export interface OptimizedMolecule {
  /** Hartree; null if missing. */
  readonly energy: number | null;
  /** Ångström; null if missing. */
  readonly bondLength: number | null;
  /** Method of calculation; null if missing. */
  readonly method: string | null;
  readonly source: Source | null;
}

/** The lowest energy of a molecule. */
export interface GroundState extends OptimizedMolecule {
  readonly molecule: string;
  readonly energy: number;
}

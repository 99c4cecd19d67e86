import type { Source } from '@spinout/api-client';

/** What a server found. */
export interface OptimizedMolecule {
  /** Hartree; null when the reply has none. */
  readonly energy: number | null;
  /** Ångström; null when the reply does not tell. */
  readonly bondLength: number | null;
  /** How it was worked out; null when the reply does not tell. */
  readonly method: string | null;
  readonly source: Source | null;
}

/** The lowest energy of a molecule. */
export interface GroundState extends OptimizedMolecule {
  readonly molecule: string;
  readonly energy: number;
}

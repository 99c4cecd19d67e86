import type { StructurePrediction } from '../providers/alpha-fold.js';
import type { Protein } from '../providers/uni-prot.js';

/** What public sources know of the protein that a topic names. */
export interface StructureFacts {
  readonly protein: Protein;
  /** Null if no structure was predicted, or no source was asked. */
  readonly prediction: StructurePrediction | null;
  /** The prediction's atoms in PDB format. @default not read */
  readonly coordinates?: string | null;
}

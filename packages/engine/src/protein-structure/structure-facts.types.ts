import type { AlignedErrors } from '../providers/aligned-errors.js';
import type { StructurePrediction } from '../providers/alpha-fold.js';
import type { Protein } from '../providers/uni-prot.js';

/** Data of public sources on the protein named in a topic. */
export interface StructureFacts {
  readonly protein: Protein;
  /** Null if there is no predicted structure or no source is configured. */
  readonly prediction: StructurePrediction | null;
  /** Atoms of the prediction in PDB format. @default not loaded */
  readonly coordinates?: string | null;
  /** Predicted aligned errors of the prediction. @default not loaded */
  readonly alignedErrors?: AlignedErrors;
}

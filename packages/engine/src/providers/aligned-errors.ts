import * as z from 'zod/mini';

/**
 * Predicted aligned errors in ångström: the error to expect at a residue (column) if prediction and truth are aligned on another one
 * (row). Low errors between two domains mean that their relative position is certain.
 */
export interface AlignedErrors {
  /** Rows of the matrix; as many as residues. */
  readonly rows: readonly (readonly number[])[];
  /** Largest error that the model states. */
  readonly max: number;
}

/** No prediction in one piece is longer. */
const MAX_RESIDUES = 3000;
const error = z.number().check(z.minimum(0), z.maximum(100));

/** A file of predicted aligned errors as AlphaFold DB has it: one entry, with a square matrix. */
export const AlignedErrorFile = z
  .array(
    z.object({
      predicted_aligned_error: z
        .array(z.array(error).check(z.maxLength(MAX_RESIDUES)))
        .check(z.minLength(1), z.maxLength(MAX_RESIDUES)),
      max_predicted_aligned_error: error,
    }),
  )
  .check(z.minLength(1));

/** The matrix of a file; null if it is not square or does not fit the number of residues. */
export function readAlignedErrors(
  [entry]: z.infer<typeof AlignedErrorFile>,
  residues: number,
): AlignedErrors | null {
  const rows = entry?.predicted_aligned_error ?? [];
  const isSquare = rows.length === residues && rows.every(({ length }) => length === residues);
  return entry && isSquare ? { rows, max: entry.max_predicted_aligned_error } : null;
}

/** Texts for the size of a sample, for catalogs that name it. */
export const sampleSizeTexts = {
  sampleSize: '{count} samples',
  sampleOfGroups: '{analyzed} per group analyzed, {enrolled} per group enrolled ({total} in total)',
  sampleOfUnequalGroups: '{analyzed} per group analyzed, {total} enrolled in total',
  sampleWithoutLosses: '{analyzed} per group ({total} in total)',
  sampleWithLosses: '{analyzed} analyzed, {total} enrolled',
  /** For an outline, whose size is an example. */
  sampleOutline: 'Outline, size not planned yet',
  /** For an outline of work such as a proof. */
  sampleNone: 'Outline, without a sample',
} as const;

export type SampleSizeTexts = { readonly [Name in keyof typeof sampleSizeTexts]: string };

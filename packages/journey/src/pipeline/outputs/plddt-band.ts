/** The bands in which AlphaFold DB reads pLDDT (0..100). */
export type PlddtBand = 'veryHigh' | 'confident' | 'low' | 'veryLow';

/** The band of a pLDDT. */
export function plddtBand(score: number): PlddtBand {
  if (score > 90) return 'veryHigh';
  if (score >= 70) return 'confident';
  return score >= 50 ? 'low' : 'veryLow';
}

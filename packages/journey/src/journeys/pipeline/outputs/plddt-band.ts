/** The pLDDT bands of AlphaFold DB (0 to 100). */
export type PlddtBand = 'veryHigh' | 'confident' | 'low' | 'veryLow';

/** All of them, best first. */
export const PLDDT_BANDS: readonly PlddtBand[] = ['veryHigh', 'confident', 'low', 'veryLow'];

export function getPlddtBand(score: number): PlddtBand {
  if (score > 90) return 'veryHigh';
  if (score >= 70) return 'confident';
  return score >= 50 ? 'low' : 'veryLow';
}

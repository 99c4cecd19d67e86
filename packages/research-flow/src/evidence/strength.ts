/** Below this, evidence looks weak; from the other on, strong. The bounds are named with the calculation. */
export const WEAK_BELOW = 0.4;
export const STRONG_FROM = 0.7;

export type Strength = 'weakEvidence' | 'someEvidence' | 'strongEvidence';

/** The name of a confidence in the catalogs. */
export const getStrength = (confidence: number): Strength => {
  if (confidence < WEAK_BELOW) return 'weakEvidence';
  return confidence < STRONG_FROM ? 'someEvidence' : 'strongEvidence';
};

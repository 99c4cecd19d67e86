/** Shares of residues by AlphaFold DB's pLDDT bands; they sum to 1. */
export interface PlddtFractions {
  /** Below 50. */
  readonly veryLow: number;
  /** 50 to 70. */
  readonly low: number;
  /** 70 to 90. */
  readonly confident: number;
  /** Above 90. */
  readonly veryHigh: number;
}

const VERY_HIGH = 90;
const CONFIDENT = 70;
const LOW = 50;

/** The band of one residue's pLDDT. */
export const plddtBand = (plddt: number): keyof PlddtFractions => {
  if (plddt > VERY_HIGH) return 'veryHigh';
  if (plddt >= CONFIDENT) return 'confident';
  return plddt >= LOW ? 'low' : 'veryLow';
};

/** Shares of residues by band. All are 0 if there are no residues. */
export function plddtFractions(plddt: readonly number[]): PlddtFractions {
  const counts = { veryLow: 0, low: 0, confident: 0, veryHigh: 0 };
  for (const value of plddt) counts[plddtBand(value)] += 1;
  const all = Math.max(1, plddt.length);
  return {
    veryLow: counts.veryLow / all,
    low: counts.low / all,
    confident: counts.confident / all,
    veryHigh: counts.veryHigh / all,
  };
}

import type { AgenticResults } from './journey-data.js';

/** The three key figures of a run; null if missing. */
export interface KeyFigures {
  readonly papersAnalyzed: number;
  /** 0 to 1. */
  readonly confidence: number | null;
  /** Mean pLDDT, 0 to 100. */
  readonly structureScore: number | null;
}

const readInRange = (value: unknown, max: number): number | null =>
  typeof value === 'number' && value >= 0 && value <= max ? value : null;

/** Reads the figures only from the fields that the specification names. */
export const readKeyFigures = ({ results }: AgenticResults): KeyFigures => ({
  papersAnalyzed: readInRange(results.literature?.papers_analyzed, Number.MAX_SAFE_INTEGER) ?? 0,
  confidence: readInRange(results.hypotheses?.primary.confidence, 1),
  structureScore: readInRange(results.structure?.confidence_metrics?.plddt_score, 100),
});

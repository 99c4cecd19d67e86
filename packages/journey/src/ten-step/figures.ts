import type { AgenticResults } from './journey-data.js';

/** The three figures of a run; null where it gives none. */
export interface Figures {
  readonly papersAnalyzed: number;
  /** 0 to 1. */
  readonly confidence: number | null;
  /** Mean pLDDT, 0 to 100. */
  readonly structureScore: number | null;
}

const readInRange = (value: unknown, max: number): number | null =>
  typeof value === 'number' && value >= 0 && value <= max ? value : null;

/** Reads the figures where the specification says they are, and nowhere else. */
export const readFigures = ({ results }: AgenticResults): Figures => ({
  papersAnalyzed: readInRange(results.literature?.papers_analyzed, Number.MAX_SAFE_INTEGER) ?? 0,
  confidence: readInRange(results.hypotheses?.primary.confidence, 1),
  structureScore: readInRange(results.structure?.confidence_metrics?.plddt_score, 100),
});

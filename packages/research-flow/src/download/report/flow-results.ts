import { confidenceToShow, type Paper } from '@spinout/api-client';
import type { FlowData } from '../../data/flow-data.js';

interface KeyFinding {
  readonly finding: string;
  readonly significance: 'theme' | 'gap';
}

/** The data of the report. A part is missing if the flow has no result for it. */
export interface FlowResults {
  readonly literature?: {
    readonly papers_analyzed: number;
    readonly key_papers: readonly Paper[];
  };
  readonly hypotheses?: {
    readonly primary: { readonly statement: string; readonly confidence: number | null };
  };
  readonly analysis?: { readonly key_findings: readonly KeyFinding[] };
}

/**
 * Converts the flow data to the results of the report: papers found and selected, the
 * hypothesis, and the themes and gaps of the literature as findings.
 */
export function buildFlowResults({
  papers,
  selected_papers,
  hypothesis,
  literature_analysis: literature,
}: FlowData): FlowResults {
  const selected = new Set(selected_papers);
  const key_findings: readonly KeyFinding[] = [
    ...(literature?.themes ?? []).map((finding) => ({ finding, significance: 'theme' as const })),
    ...(literature?.gaps ?? []).map((finding) => ({ finding, significance: 'gap' as const })),
  ];
  return {
    ...(papers?.results && {
      literature: {
        papers_analyzed: papers.results.length,
        key_papers: papers.results.filter(({ id }) => selected.has(id)),
      },
    }),
    ...(hypothesis && {
      hypotheses: {
        primary: { statement: hypothesis.statement, confidence: confidenceToShow(hypothesis) },
      },
    }),
    ...(key_findings.length > 0 && { analysis: { key_findings } }),
  };
}

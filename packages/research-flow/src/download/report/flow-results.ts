import { confidenceToShow } from '@spinout/api-client';
import type { FlowData } from '../../data/flow-data.js';

/**
 * Converts the flow data to the results of the report: papers found and selected, the
 * hypothesis, and the themes and gaps of the literature as findings. A part is missing if the flow has no result for it.
 */
export function buildFlowResults({
  papers,
  selected_papers,
  hypothesis,
  literature_analysis: literature,
}: FlowData) {
  const selected = new Set(selected_papers);
  const key_findings = [
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

export type FlowResults = ReturnType<typeof buildFlowResults>;

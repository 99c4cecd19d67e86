import { confidenceToShow, type Paper } from '@spinout/api-client';
import type { FlowData } from '../../data/flow-data.js';

export interface KeyFinding {
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

const collectLiterature = ({ papers, selected_papers }: FlowData): FlowResults['literature'] => {
  const results = papers?.results;
  if (!results) return undefined;
  const selected = new Set(selected_papers);
  return {
    papers_analyzed: results.length,
    key_papers: results.filter(({ id }) => selected.has(id)),
  };
};

const collectFindings = ({ literature_analysis }: FlowData): readonly KeyFinding[] => [
  ...(literature_analysis?.themes ?? []).map((finding) => ({
    finding,
    significance: 'theme' as const,
  })),
  ...(literature_analysis?.gaps ?? []).map((finding) => ({
    finding,
    significance: 'gap' as const,
  })),
];

/**
 * Converts the flow data to the results of the report: papers found and selected, the
 * hypothesis, and the themes and gaps of the literature as findings.
 */
export function buildFlowResults(data: FlowData): FlowResults {
  const literature = collectLiterature(data);
  const key_findings = collectFindings(data);
  return {
    ...(literature && { literature }),
    ...(data.hypothesis && {
      hypotheses: {
        primary: {
          statement: data.hypothesis.statement,
          confidence: confidenceToShow(data.hypothesis),
        },
      },
    }),
    ...(key_findings.length > 0 && { analysis: { key_findings } }),
  };
}

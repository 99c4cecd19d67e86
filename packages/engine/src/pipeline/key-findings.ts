import { fill } from '@spinout/domain/text';
import type { AgentId } from '@spinout/api-client';
import { counted } from '../literature/literature.messages.js';
import { formatTermPlural } from '../library/term-phrase.js';
import { probabilityOfHits } from '../statistics/hypergeometric.js';
import type { LiteratureDetails } from './literature-details.js';
import type { RunResults } from './run-results.js';
import { pipelineMessages as messages } from './pipeline.messages.js';

/** A finding and its evidence. */
export interface KeyFinding {
  readonly finding: string;
  /** Strength of the finding, with the numbers behind it. */
  readonly significance: string;
  readonly effect_size?: number;
  readonly from: AgentId;
  /** Ids of the papers that it counts; empty if it counts all or none. */
  readonly papers: readonly string[];
}

const MOST = { themes: 3, trends: 2, gaps: 2 } as const;
const PERCENT = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });
const FIGURE = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 });

const createThemeFindings = ({ themes }: LiteratureDetails, papers: number): KeyFinding[] =>
  themes
    .filter(({ count }) => count > 1)
    .slice(0, MOST.themes)
    .map(({ term, count, paper_ids }) => ({
      finding: fill(messages.theme, { term: formatTermPlural(term), count, papers }),
      significance: fill(messages.shareOfPapers, { share: PERCENT.format(count / papers) }),
      from: 'literature-agent',
      papers: paper_ids,
    }));

const createTrendFindings = ({ trends }: LiteratureDetails): KeyFinding[] =>
  trends.slice(0, MOST.trends).map(({ text, p }) => ({
    finding: text,
    significance: fill(messages.trendTest, { p: FIGURE.format(p) }),
    from: 'literature-agent',
    papers: [],
  }));

const createGapFindings = ({ gaps }: LiteratureDetails, papers: number): KeyFinding[] =>
  gaps
    .flatMap((gap) => (gap.kind === 'unlinked-terms' ? [gap] : []))
    .slice(0, MOST.gaps)
    .map(({ text, count_a, count_b }) => ({
      finding: text,
      significance: fill(messages.gapTest, {
        expected: FIGURE.format((count_a * count_b) / papers),
        p: FIGURE.format(probabilityOfHits(0, { all: papers, marked: count_a, drawn: count_b })),
      }),
      from: 'literature-agent',
      papers: [],
    }));

const createHypothesisFinding = ({ hypotheses }: RunResults): KeyFinding[] => {
  const { statement = '', claims = [], confidence } = hypotheses?.primary ?? {};
  const evidence = claims.flatMap((claim) => claim.evidence);
  if (statement === '' || evidence.length === 0 || confidence == null) return [];
  return [
    {
      finding: statement,
      significance: fill(messages.confidence, {
        confidence,
        quotes: counted(messages.quotes, evidence.length),
      }),
      from: 'hypothesis-agent',
      papers: [...new Set(evidence.map(({ document_id }) => document_id))],
    },
  ];
};

const createDesignFinding = ({ experimentDesign }: RunResults): KeyFinding[] => {
  if (!experimentDesign) return [];
  const { type, power_analysis: plan } = experimentDesign.statistical_design;
  const { sample_size: size, alpha, power, effect_size: effect } = plan;
  return [
    {
      finding: fill(messages.sample, { size, test: type, power }),
      significance: fill(messages.sampleBasis, { alpha, effect }),
      effect_size: effect,
      from: 'experiment-agent',
      papers: [],
    },
  ];
};

const createStructureFinding = ({ structure }: RunResults): KeyFinding[] => {
  if (!structure) return [];
  const { protein_id: id, plddt_score: plddt, confidence_score: share, source } = structure;
  const by = source?.by ?? '';
  const confidence =
    share == null ? messages.modelConfidence : fill(messages.confidentShare, { share });
  const [finding, significance] =
    plddt == null
      ? [fill(messages.protein, { id, by }), messages.noPrediction]
      : [fill(messages.structure, { id, plddt: PLDDT_FORMAT.format(plddt), by }), confidence];
  return [{ finding, significance, from: 'alphafold-agent', papers: [] }];
};
const PLDDT_FORMAT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Lists the key findings with their strength, counted or calculated from the results of the other agents. */
export function createKeyFindings(
  runResults: RunResults,
  details: LiteratureDetails,
): readonly KeyFinding[] {
  const papers = runResults.literature?.papers_analyzed ?? 0;
  return [
    ...(papers > 0 ? createThemeFindings(details, papers) : []),
    ...createTrendFindings(details),
    ...(papers > 0 ? createGapFindings(details, papers) : []),
    ...createHypothesisFinding(runResults),
    ...createDesignFinding(runResults),
    ...createStructureFinding(runResults),
  ];
}

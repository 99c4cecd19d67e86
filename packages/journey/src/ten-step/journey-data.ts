import {
  isUnsupported,
  type LiteratureItem,
  type ResearchBundle,
  type Source,
  type TenStepHypothesis,
  type TenStepStartReply,
} from '@spinout/api-client';
import { DEFAULT_TIMELINE, MAX_ITEMS } from './ten-step.constants.js';

/** All that a ten-step journey has gathered. */
export interface TenStepData {
  readonly journey_id: string;
  readonly interest: string;
  readonly hypothesis: TenStepHypothesis | null;
  /** What the reply said when no source supports a hypothesis. @default one is supported, or none was sent */
  readonly unsupported?: string | undefined;
  /** Of `related_topics`: texts, or objects that a server describes topics with. */
  readonly topics: readonly unknown[];
  readonly literature: readonly LiteratureItem[];
  readonly funding: Funding | null;
  readonly timeline: string;
  /** The whole analytics reply; undefined until step 2, and when the call failed. */
  readonly analytics?: unknown;
  /** The whole paper reply; undefined until step 6, and when the call failed. */
  readonly paper?: unknown;
  readonly agenticResults?: AgenticResults | undefined;
  /** Where hypothesis and literature come from, as far as the reply tells. */
  readonly source?: Source | undefined;
}

export interface Funding {
  /** US dollars. */
  readonly total_budget?: number | null | undefined;
  /** How the amount was worked out, in the server's words; untrusted. */
  readonly basis?: unknown;
}

/** What the research agents gave. */
export interface AgenticResults {
  readonly results: ResearchBundle;
  /** True when only the figures were saved, because the browser's storage was full. @default false */
  readonly reduced?: boolean | undefined;
}

/** Success is enough, and so is a hypothesis. */
export const isJourney = ({ success, hypothesis }: TenStepStartReply): boolean =>
  success === true || hypothesis != null;

/** The journey data from the reply that starts a journey. */
export const toTenStepData = (
  journeyId: string,
  interest: string,
  reply: TenStepStartReply,
): TenStepData =>
  supportedData({
    journey_id: journeyId,
    interest,
    hypothesis: reply.hypothesis ?? null,
    topics: reply.related_topics.slice(0, MAX_ITEMS),
    literature: reply.literature_references.slice(0, MAX_ITEMS),
    funding: reply.funding_requirements ?? null,
    timeline: reply.timeline_estimate?.trim() || DEFAULT_TIMELINE,
    source: reply.source,
  });

/** The data without a hypothesis that no source supports, and without the funding and paper made from it. */
export const supportedData = (data: TenStepData): TenStepData => {
  const { hypothesis } = data;
  if (hypothesis === null || !isUnsupported(hypothesis)) return data;
  const unsupported = hypothesis.hypothesis?.trim() ?? '';
  return { ...data, hypothesis: null, unsupported, funding: null, paper: undefined };
};

/** Only the three figures of a run, in their places. */
export const figuresOnly = ({ results }: AgenticResults): AgenticResults => {
  const { literature, hypotheses, structure } = results;
  const figures = {
    topic: results.topic,
    dataSource: results.dataSource,
    timestamp: results.timestamp,
    source: results.source,
    literature: literature && { papers_analyzed: literature.papers_analyzed },
    hypotheses: hypotheses && { primary: { confidence: hypotheses.primary.confidence } },
    structure: structure && {
      confidence_metrics: { plddt_score: structure.confidence_metrics?.plddt_score },
    },
  };
  // What is left out is what the schema reads as absent.
  return { results: figures as unknown as ResearchBundle, reduced: true };
};

import {
  isUnsupported,
  type LiteratureItem,
  type ResearchBundle,
  type Source,
  type TenStepHypothesis,
  type TenStepStartReply,
} from '@spinout/api-client';
import { DEFAULT_TIMELINE, MAX_ITEMS } from './ten-step.constants.js';

/** Collected data of a ten-step journey. */
export interface TenStepData {
  readonly journey_id: string;
  readonly interest: string;
  /** Anonymous id that the journey was started with, for replaying the call. @default unknown */
  readonly user_id?: string | undefined;
  readonly hypothesis: TenStepHypothesis | null;
  /** Text of a reply whose hypothesis no source supports. @default the hypothesis is supported or missing */
  readonly unsupported?: string | undefined;
  /** `related_topics`: texts or objects that describe a topic. */
  readonly topics: readonly unknown[];
  readonly literature: readonly LiteratureItem[];
  readonly funding: Funding | null;
  readonly timeline: string;
  /** The whole analytics reply; undefined before step 2 or if the call failed. */
  readonly analytics?: unknown;
  /** The whole paper reply; undefined before step 6 or if the call failed. */
  readonly paper?: unknown;
  readonly agenticResults?: AgenticResults | undefined;
  /** Source of hypothesis and literature, if the reply has one. */
  readonly source?: Source | undefined;
}

export interface Funding {
  /** US dollars. */
  readonly total_budget?: number | null | undefined;
  /** The server's explanation of the amount; untrusted. */
  readonly basis?: unknown;
}

/** Results of the research agents. */
export interface AgenticResults {
  readonly results: ResearchBundle;
  /** True when only the figures were saved, because the browser's storage was full. @default false */
  readonly reduced?: boolean | undefined;
}

/** Either `success` or a hypothesis is sufficient. */
export const isJourney = ({ success, hypothesis }: TenStepStartReply): boolean =>
  success === true || hypothesis != null;

/** Creates the journey data from the start reply. */
export const toTenStepData = (
  journeyId: string,
  interest: string,
  reply: TenStepStartReply,
  userId?: string,
): TenStepData =>
  dropUnsupported({
    journey_id: journeyId,
    interest,
    user_id: userId,
    hypothesis: reply.hypothesis ?? null,
    topics: reply.related_topics.slice(0, MAX_ITEMS),
    literature: reply.literature_references.slice(0, MAX_ITEMS),
    funding: reply.funding_requirements ?? null,
    timeline: reply.timeline_estimate?.trim() || DEFAULT_TIMELINE,
    source: reply.source,
  });

/** Drops an unsupported hypothesis, and the funding and paper derived from it. */
export const dropUnsupported = (data: TenStepData): TenStepData => {
  const { hypothesis } = data;
  if (hypothesis === null || !isUnsupported(hypothesis)) return data;
  const unsupported = hypothesis.hypothesis?.trim() ?? '';
  return { ...data, hypothesis: null, unsupported, funding: null, paper: undefined };
};

/** Reduces results to the three key figures in their fields. */
export const reduceToKeyFigures = ({ results }: AgenticResults): AgenticResults => {
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
  // The schema treats the omitted fields as missing.
  return { results: figures as unknown as ResearchBundle, reduced: true };
};

import type { Api } from './judge.types.ts';
import { FOREIGN_TOPICS } from './foreign-topics.ts';
import { HELD_OUT_FOREIGN_TOPICS, HELD_OUT_QUERIES } from './held-out-queries.ts';
import { judgeOffer, type JudgedOffer } from './judge-offer.ts';
import { readJudgedPapers } from './judged-papers.ts';
import { LITERATURE_QUERIES } from './literature-queries.ts';
import { measurePrecision, type QueryPrecision } from './measure-precision.ts';
import { findOffTopicAnswers, type OffTopicAnswer } from './off-topic.ts';
import { offerHypotheses } from './offer-hypotheses.ts';

/** Everything that is measured on the judged set. */
export interface Measurement {
  readonly offers: readonly JudgedOffer[];
  readonly offTopic: readonly OffTopicAnswer[];
  readonly precision: readonly QueryPrecision[];
  /** The same for queries and topics that were not used for tuning. */
  readonly heldOut: {
    readonly offTopic: readonly OffTopicAnswer[];
    readonly precision: readonly QueryPrecision[];
  };
}

/**
 * Lets the engine answer for all judged papers, foreign topics and queries.
 * @param createApi a client of a new engine, so that no answer comes from a paper of another question
 */
export async function measure(createApi: () => Api): Promise<Measurement> {
  const offers: JudgedOffer[] = [];
  for (const judged of readJudgedPapers()) {
    const offer = await offerHypotheses(createApi(), {
      kind: 'text',
      title: '',
      text: judged.text,
    });
    offers.push(judgeOffer(judged, offer));
  }
  return {
    offers,
    offTopic: await findOffTopicAnswers(createApi(), FOREIGN_TOPICS),
    precision: await measurePrecision(createApi(), LITERATURE_QUERIES),
    heldOut: {
      offTopic: await findOffTopicAnswers(createApi(), HELD_OUT_FOREIGN_TOPICS),
      precision: await measurePrecision(createApi(), HELD_OUT_QUERIES),
    },
  };
}

/** The figures of a measurement, each 0 to 1. */
export interface Figures {
  /** Papers whose first hypothesis, or first question where there is none, is acceptable. */
  readonly acceptable: number;
  /** Papers with an unacceptable statement among the first five. */
  readonly unacceptable: number;
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** Sums up the offers for some papers. */
export const figuresOf = (offers: readonly JudgedOffer[]): Figures => ({
  acceptable: share(
    offers.filter(({ isFirstAcceptable }) => isFirstAcceptable).length,
    offers.length,
  ),
  unacceptable: share(offers.filter(({ rejected }) => rejected.length > 0).length, offers.length),
});

/** Mean precision over all queries. */
export const meanPrecision = (precision: readonly QueryPrecision[]): number =>
  share(
    precision.reduce((sum, one) => sum + one.precision, 0),
    precision.length,
  );

/** Share of the relevant papers, at most five for a query, that are among its first five. */
export const meanRecall = (precision: readonly QueryPrecision[]): number =>
  share(
    precision.reduce((sum, one) => sum + one.recall, 0),
    precision.length,
  );

import { createApiClient } from '@spinout/api-client';
import { createNodeEngine } from '@spinout/engine/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { FOREIGN_TOPICS } from './foreign-topics.ts';
import { HELD_OUT_FOREIGN_TOPICS, HELD_OUT_QUERIES } from './held-out-queries.ts';
import { judgeHypothesis, judgeOffer } from './judge-offer.ts';
import type { JudgedPaper, OfferedHypothesis } from './judge.types.ts';
import { readJudgedPapers } from './judged-papers.ts';
import { LITERATURE_QUERIES } from './literature-queries.ts';
import { figuresOf, meanPrecision, measure, type Measurement } from './measure.ts';

/** The level that was reached (docs/judgment.md). Raise it when the engine gets better. */
const LEVEL = { acceptable: 1, unacceptable: 0, offTopic: 0, precision: 0.9 };
/** The same for queries and topics that were not used for tuning. */
const HELD_OUT_LEVEL = { offTopic: 0, precision: 0.86 };

const FIELDS = 10;
const PAPERS = 40;
const SECONDS = 1000;

describe('the judged set', () => {
  const papers = readJudgedPapers();

  it('has forty papers over ten fields, sixty foreign topics and forty queries', () => {
    expect(papers).toHaveLength(PAPERS);
    expect(new Set(papers.map(({ field }) => field)).size).toBe(FIELDS);
    expect(new Set(FOREIGN_TOPICS).size).toBe(60);
    expect(LITERATURE_QUERIES).toHaveLength(40);
  });

  it('has forty more topics and queries that are not used for tuning', () => {
    expect(new Set([...FOREIGN_TOPICS, ...HELD_OUT_FOREIGN_TOPICS]).size).toBe(100);
    const queries = [...LITERATURE_QUERIES, ...HELD_OUT_QUERIES];
    expect(new Set(queries.map(({ query }) => query)).size).toBe(80);
  });

  it.each(papers.map((paper) => [`${paper.field}/${paper.paper}`, paper] as const))(
    '%s says what is acceptable',
    (_, { acceptable, question }) => {
      expect(acceptable.length + question.length).toBeGreaterThan(0);
    },
  );
});

const judged: JudgedPaper = {
  field: 'biology',
  paper: 'example',
  text: '',
  acceptable: [{ factor: 'zinc limit', outcome: 'biofilm', direction: 'lowers' }],
  question: ['plant roots'],
  unacceptable: [{ words: 'in glass', why: 'about the method' }],
};

const offered = (statement: string, direction: 'raises' | 'lowers' = 'lowers') =>
  ({
    statement,
    confidence: 0.5,
    structure: {
      kind: 'proposal',
      factor: 'Limitation of zinc',
      outcome: 'biofilm volume',
      direction,
    },
    quotes: [],
  }) satisfies OfferedHypothesis;

describe('a hypothesis', () => {
  it.each([
    ['with the described factor, outcome and direction is acceptable', offered('A.'), ''],
    [
      'with the opposite direction is not',
      offered('A.', 'raises'),
      'not described in the judgment',
    ],
    ['that a reviewer rejects is not', offered('A in glass.'), 'about the method'],
  ])('%s', (_, hypothesis, why) => {
    expect(judgeHypothesis(hypothesis, judged).why).toBe(why);
  });

  it('is not needed if the first open question is the expected one and stands alone', () => {
    const judge = (question: string) =>
      judgeOffer(judged, { title: '', hypotheses: [], questions: [question] }).isFirstAcceptable;
    expect(judge('Growth on plant roots is unknown.')).toBe(true);
    expect(judge('This is unknown on plant roots.')).toBe(false);
    expect(judge('Growth on leaves is unknown.')).toBe(false);
  });
});

describe('the engine without a network holds its level:', () => {
  let measurement: Measurement;
  beforeAll(async () => {
    measurement = await measure(() => createApiClient({ transport: createNodeEngine() }));
  }, 120 * SECONDS);

  it('first hypotheses, or first questions, that a reviewer accepts', () => {
    expect(figuresOf(measurement.offers).acceptable).toBeGreaterThanOrEqual(LEVEL.acceptable);
  });

  it('papers with an unacceptable statement among the first five', () => {
    expect(figuresOf(measurement.offers).unacceptable).toBeLessThanOrEqual(LEVEL.unacceptable);
  });

  it('foreign topics that get an answer about something else', () => {
    const topics = new Set(measurement.offTopic.map(({ topic }) => topic));
    expect(topics.size).toBeLessThanOrEqual(LEVEL.offTopic);
    const heldOut = new Set(measurement.heldOut.offTopic.map(({ topic }) => topic));
    expect(heldOut.size).toBeLessThanOrEqual(HELD_OUT_LEVEL.offTopic);
  });

  it('precision of the first five papers for a query', () => {
    expect(meanPrecision(measurement.precision)).toBeGreaterThanOrEqual(LEVEL.precision);
    expect(meanPrecision(measurement.heldOut.precision)).toBeGreaterThanOrEqual(
      HELD_OUT_LEVEL.precision,
    );
  });
});

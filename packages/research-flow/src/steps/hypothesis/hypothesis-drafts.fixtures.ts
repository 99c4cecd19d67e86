import type { Evidence, HypothesisBridge, HypothesisStructure } from '@spinout/api-client';
import { exampleHypothesis } from '@spinout/api-client/testing';
import type { HypothesisDraft } from './hypothesis.types.js';
import { createOwnHypothesis } from './own-hypothesis.js';

const structure: HypothesisStructure = {
  kind: 'open-question',
  factor: 'evening training',
  comparator: 'morning training',
  outcome: 'density of sleep spindles',
  direction: 'raises',
  mechanism: 'motor memory',
  population: 'older adults',
};

/** A hypothesis with parts, the first of three candidates. */
export const structuredHypothesis = {
  ...exampleHypothesis,
  title: 'Evening training may raise spindle density',
  statement: 'Evening training may raise the density of sleep spindles in older adults.',
  structure,
};

/** The draft with three candidates and one hypothesis of the user. */
export const listedDraft: HypothesisDraft = {
  hypothesis: structuredHypothesis,
  candidates: [
    {
      number: 1,
      kind: 'open-question',
      statement: structuredHypothesis.statement,
      evidence: 2,
    },
    {
      number: 2,
      kind: 'proposal',
      statement: 'Naps may improve recall in children.',
      evidence: 1,
    },
    {
      number: 3,
      kind: 'generalization',
      statement: 'Spindle density predicts recall in patients with insomnia.',
      evidence: 0,
    },
  ],
  ownHypotheses: [
    createOwnHypothesis('Naps improve recall more than rest in older adults.', {
      newId: () => 'own-a',
      now: () => new Date('2026-03-02T10:00:00Z'),
    }),
  ],
};

const quoteOf = (document_id: string, document_title: string, quote: string): Evidence => ({
  document_id,
  document_title,
  kind: 'uploaded',
  page: 1,
  start: 0,
  end: quote.length,
  quote,
  before: '',
  after: '',
});
const fromDiet = (quote: string) => quoteOf('doc-diet', 'Example paper on diet', quote);
const fromFingers = (quote: string) => quoteOf('doc-fingers', 'Example paper on fingers', quote);

/** A hypothesis that follows from two papers. */
export const linkedHypothesis = {
  ...exampleHypothesis,
  title: 'Fish oil may reduce the frequency of vasospastic attacks',
  statement:
    'Fish oil may reduce the frequency of vasospastic attacks by lowering blood viscosity.',
  structure: {
    kind: 'link',
    factor: 'fish oil',
    outcome: 'the frequency of vasospastic attacks',
    direction: 'lowers',
    mechanism: 'blood viscosity',
  } satisfies HypothesisStructure,
  bridges: [
    {
      term: 'blood viscosity',
      with_factor: [fromDiet('Fish oil reduced blood viscosity by 15%.')],
      with_outcome: [
        fromFingers('High blood viscosity increased the frequency of vasospastic attacks.'),
        quoteOf('doc-winter', 'Example paper on winter', 'Blood viscosity rose before attacks.'),
      ],
    },
    {
      term: 'platelet aggregation',
      with_factor: [fromDiet('Fish oil reduced platelet aggregation.')],
      with_outcome: [fromFingers('Platelet aggregation was raised during vasospastic attacks.')],
    },
  ] satisfies HypothesisBridge[],
};

/** The draft with a candidate of each kind that is offered after the others. */
export const furtherDraft: HypothesisDraft = {
  hypothesis: { ...linkedHypothesis, candidate: { number: 3, of: 3 } },
  candidates: [
    {
      number: 1,
      kind: 'boundary',
      statement:
        'The finding that fish oil reduced blood viscosity also holds after more than 6 weeks.',
      evidence: 2,
    },
    {
      number: 2,
      kind: 'contradiction',
      statement:
        'Studied in the same way, fish oil may reduce blood viscosity in healthy men but not in older women.',
      evidence: 2,
    },
    { number: 3, kind: 'link', statement: linkedHypothesis.statement, evidence: 2 },
  ],
};

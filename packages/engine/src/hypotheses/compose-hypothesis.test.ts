import { describe, expect, it } from 'vitest';
import { documentOf } from '../literature/literature.fixtures.js';
import { sourceOfDocument } from '../literature/sources.js';
import type { ModelProposal, SupportingResult } from './candidate.types.js';
import { composeHypothesis } from './compose-hypothesis.js';
import { candidateOf, sentenceOf } from './hypotheses.fixtures.js';

const SENTENCES = [
  'Dense stroma may slow particles.',
  'Stroma was dense in all tumors.',
  'Particles reached the rim.',
  'Collagen holds particles back.',
] as const;
const TEXT = SENTENCES.join(' ');
const source = sourceOfDocument(documentOf(TEXT, { title: 'A made-up paper' }));

const passageOf = (text: (typeof SENTENCES)[number]) => {
  const start = TEXT.indexOf(text);
  return { source, sentence: { ...sentenceOf(text), start, end: start + text.length } };
};
const resultOf = (text: (typeof SENTENCES)[number]): SupportingResult => ({
  ...passageOf(text),
  namesFactor: true,
  namesOutcome: false,
});
const proposalOf = (...texts: readonly (typeof SENTENCES)[number][]): ModelProposal => ({
  model: 'a model',
  comparator: 'loose stroma',
  population: undefined,
  parts: texts.map((text) => ({ part: 'mechanism', ...passageOf(text) })),
});

const quotesOf = (support: readonly SupportingResult[], modelProposal?: ModelProposal) =>
  composeHypothesis(
    candidateOf({
      basis: passageOf(SENTENCES[0]),
      support,
      ...(modelProposal === undefined ? {} : { modelProposal }),
    }),
    { number: 1, of: 1, missing: 0, searched: 1, mentioning: 1 },
  ).claims?.flatMap(({ evidence }) => evidence.map(({ quote }) => quote));

describe('the claims of a hypothesis', () => {
  it('quote the basis, then the results, letter for letter', () =>
    expect(quotesOf([resultOf(SENTENCES[1]), resultOf(SENTENCES[2])])).toEqual(
      SENTENCES.slice(0, 3),
    ));

  it('quote the passages of a language model after the results', () =>
    expect(quotesOf([resultOf(SENTENCES[1])], proposalOf(SENTENCES[3]))).toEqual([
      SENTENCES[0],
      SENTENCES[1],
      SENTENCES[3],
    ]));

  it('quote no passage twice that a language model and the results share', () =>
    expect(
      quotesOf(
        [resultOf(SENTENCES[1]), resultOf(SENTENCES[2])],
        proposalOf(SENTENCES[2], SENTENCES[3]),
      ),
    ).toEqual(SENTENCES));

  it('quote three results at most, and a passage of a language model that is not among them', () => {
    const support = [SENTENCES[0], SENTENCES[1], SENTENCES[2], SENTENCES[3]].map(resultOf);
    const proposed = proposalOf(SENTENCES[3]);
    expect(quotesOf(support)).toHaveLength(4);
    expect(quotesOf(support, proposed)?.at(-1)).toBe(SENTENCES[3]);
  });
});

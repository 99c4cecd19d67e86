import { describe, expect, it } from 'vitest';
import { loadLanguage } from '../../language/parse-text.js';
import { documentOf, LUNG_PAPER } from '../../literature/literature.fixtures.js';
import { sourceOfDocument } from '../../literature/sources.js';
import { readSource } from '../read-source.js';
import { checkModelCandidate, type CheckedCandidate } from './check-model-candidate.js';
import { createQuoteLocator } from './locate-quotes.js';
import { EDITED, GOOD, GOOD_QUESTION, MIGHT_SHORTEN, UNKNOWN } from './model-answers.fixtures.js';
import type { ModelCandidate } from './model-candidate.types.js';
import type { NumberedSentence } from './select-sentences.js';

const language = await loadLanguage();

const read = (pages: readonly string[] = LUNG_PAPER, title = 'Lung editing') =>
  readSource(sourceOfDocument(documentOf(pages, { title })), language);

/** Checks a hypothesis about a paper all of whose sentences the model has read. */
const check = (
  candidate: ModelCandidate | null,
  paper = read(),
  results: readonly string[] = [],
): CheckedCandidate | string => {
  const sentences = paper.sentences.map((sentence, at): NumberedSentence => {
    return { number: at + 1, source: paper.source, sentence, read: paper };
  });
  return checkModelCandidate(candidate, {
    model: 'made-up-1',
    material: [
      {
        id: 'lung',
        title: 'Lung editing',
        text: sentences.map((each) => each.sentence.text).join('\n'),
      },
    ],
    locate: createQuoteLocator(sentences),
    language,
    resultsOf: () =>
      paper.sentences
        .filter(({ text }) => results.includes(text))
        .map((sentence) => ({ sentence })),
  });
};
const passed = (...args: Parameters<typeof check>): CheckedCandidate => {
  const result = check(...args);
  if (typeof result === 'string') throw new Error(`It was dropped: ${result}`);
  return result;
};
const part = (text: string, ...quotes: readonly string[]) => ({
  text,
  evidence: quotes.map((quote) => ({ quote })),
});
const partsOf = (candidate: ModelCandidate, paper = read()) =>
  passed(candidate, paper).modelProposal?.parts.map((named) => [named.part, named.sentence.text]);

describe('a hypothesis of a language model', () => {
  it('is dropped without an answer', () => {
    expect(check(null)).toBe('form');
  });

  it('names its model, its comparator and its basis, and is no cited idea', () => {
    const candidate = passed(GOOD);
    expect(candidate).toMatchObject({
      kind: 'proposal',
      isCited: false,
      basis: { sentence: { text: MIGHT_SHORTEN } },
      modelProposal: { model: 'made-up-1', population: undefined },
    });
    expect(candidate).not.toHaveProperty('limitation');
  });

  it('is a cited idea if its basis cites a work', () => {
    const cited = MIGHT_SHORTEN.replace(/\.$/u, ' [12].');
    const pages = LUNG_PAPER.map((page) => page.replace(MIGHT_SHORTEN, cited));
    const answer = JSON.parse(
      JSON.stringify(GOOD).replaceAll(MIGHT_SHORTEN, cited),
    ) as ModelCandidate;
    expect(passed(answer, read(pages)).isCited).toBe(true);
  });

  it('adds its words to those of its basis, by which it is ranked', () => {
    const words = (candidate: CheckedCandidate) =>
      candidate.basis.sentence.tokens.map(({ text }) => text.toLowerCase());
    expect(words(passed(GOOD))).toEqual(
      expect.arrayContaining(['repeated', 'dosing', 'lowers', 'edited', 'number', 'immune']),
    );
  });

  it('quotes each sentence once, and not again where it follows from it', () => {
    expect(partsOf(GOOD)).toEqual([['outcome', EDITED]]);
    const twice = { ...GOOD, factor: part('repeated dosing', EDITED), conditions: null } as const;
    const statement = 'Repeated dosing lowers the number of edited lung cells.';
    expect(partsOf({ ...twice, statement })).toEqual([['factor', EDITED]]);
  });

  it('quotes the sentence that names its mechanism', () => {
    const reason = 'Cleared particles activate macrophages of the liver.';
    const pages = [
      ...LUNG_PAPER.slice(0, 2),
      LUNG_PAPER[2]?.replace(MIGHT_SHORTEN, `${MIGHT_SHORTEN} ${reason}`) ?? '',
    ];
    const statement = GOOD.statement.replace(/\.$/u, ' through macrophages of the liver.');
    const withMechanism = {
      ...GOOD,
      statement,
      mechanism: part('macrophages of the liver', reason),
    };
    expect(partsOf(withMechanism, read(pages))).toEqual([
      ['outcome', EDITED],
      ['mechanism', reason],
    ]);
    expect(passed(withMechanism, read(pages)).relation.mechanism).toBe('macrophages of the liver');
    const unnamed = { ...GOOD, mechanism: part('macrophages of the liver', EDITED) };
    expect(check(unnamed, read(pages))).toBe('quote');
    expect(check(unnamed)).toBe('topic');
  });

  it('quotes no sentence that says that something is not known', () => {
    expect(partsOf(GOOD_QUESTION)).toEqual([]);
    const asked = { ...GOOD, factor: part('a charged helper lipid', UNKNOWN), conditions: null };
    const statement = 'A charged helper lipid lowers the number of edited lung cells.';
    const result = check({ ...asked, statement });
    const parts = typeof result === 'string' ? [] : result.modelProposal?.parts;
    expect(parts?.map(({ sentence }) => sentence.text)).not.toContain(UNKNOWN);
  });

  it.each([
    'no immune response',
    'the control group',
    'placebo',
    'untreated mice',
    'vehicle injection',
    'wild-type mice',
    'a lower dose',
    'usual care',
    'the absence of treatment',
  ])('may compare with what a paper need not name: %s', (text) => {
    expect(check({ ...GOOD, comparator: part(text) })).not.toBe('parts');
  });

  it.each(['a bowl of soup', 'the northern hemisphere', 'nonesuch'])(
    'may not compare with what no quote names: %s',
    (text) => {
      expect(check({ ...GOOD, comparator: part(text) })).toBe('parts');
    },
  );

  it('may name its conditions and population in the words of the title', () => {
    const dogs = { ...GOOD, population: part('elderly beagles', EDITED) };
    expect(check(dogs)).toBe('quote');
    expect(check(dogs, read(LUNG_PAPER, 'Lung editing in elderly beagles'))).not.toBe('quote');
    expect(check({ ...GOOD, conditions: part('hibernation', EDITED) })).toBe('quote');
  });

  it('is answered if one result names all of it, and not if a result lacks a part', () => {
    const tested =
      'An immune response reduced the number of edited lung cells after repeated dosing.';
    const other = 'An immune response reduced the number of edited lung cells.';
    const elsewhere = 'An immune response followed repeated dosing in most mice.';
    const pages = [
      LUNG_PAPER[0] ?? '',
      `${LUNG_PAPER[1] ?? ''} ${tested} ${other} ${elsewhere}`,
      LUNG_PAPER[2] ?? '',
    ];
    expect(check(GOOD, read(pages), [tested])).toBe('answered');
    expect(passed(GOOD, read(pages), [elsewhere]).kind).toBe('proposal');
    expect(passed(GOOD, read(pages), [other]).kind).toBe('proposal');
    expect(passed(GOOD, read(pages), []).kind).toBe('proposal');
    const title = 'An immune response lowers the number of edited lung cells in repeated dosing';
    expect(check(GOOD, read(LUNG_PAPER, title))).toBe('answered');
  });
});

describe('a generalization of a language model', () => {
  const FINDING =
    'We found that a charged helper lipid increased the uptake rate of lipid nanoparticles in mice.';
  const LIMIT = 'The findings may not be generalizable to dogs with fibrosis.';
  const PAGES = [`Results\n\n${FINDING}\n\nDiscussion\n\n${LIMIT}`];
  const DOGS = {
    kind: 'generalization',
    statement:
      'A charged helper lipid increases the uptake rate of lipid nanoparticles in dogs with fibrosis.',
    factor: part('a charged helper lipid', FINDING),
    comparator: part('no helper lipid'),
    outcome: part('the uptake rate of lipid nanoparticles', FINDING),
    direction: 'raises',
    population: part('dogs with fibrosis', LIMIT),
    follows_from: [{ quote: FINDING }, { quote: LIMIT }],
  } satisfies ModelCandidate;

  it('rests on the finding and on its limitation', () => {
    expect(passed(DOGS, read(PAGES))).toMatchObject({
      basis: { sentence: { text: FINDING } },
      limitation: { sentence: { text: LIMIT } },
    });
    const reversed = { ...DOGS, follows_from: DOGS.follows_from.toReversed() };
    expect(passed(reversed, read(PAGES)).basis.sentence.text).toBe(FINDING);
  });

  it('is dropped with a population that the finding names as well', () => {
    const both = FINDING.replace(/\.$/u, ' and in dogs with fibrosis.');
    const answer = JSON.parse(JSON.stringify(DOGS).replaceAll(FINDING, both)) as ModelCandidate;
    expect(check(answer, read([`Results\n\n${both}\n\nDiscussion\n\n${LIMIT}`]))).toBe('kind');
  });

  it.each([
    ['no population', { ...DOGS, population: null }],
    [
      'the population of the finding',
      {
        ...DOGS,
        population: part('mice', FINDING),
        statement: DOGS.statement.replace('dogs with fibrosis', 'mice'),
      },
    ],
    [
      'a statement without its population',
      { ...DOGS, statement: DOGS.statement.replace(' in dogs with fibrosis', '') },
    ],
  ])('is dropped with %s', (_, candidate) => {
    expect(check(candidate, read(PAGES))).toBe('kind');
  });
});

import { describe, expect, it } from 'vitest';
import { readCatalogs } from './catalogs.js';
import { exceptions, type TextRule } from './exceptions.js';
import {
  findBritishSpellings,
  findExcessLength,
  findRepeatedSpaces,
  findRetiredTerms,
  findStraightQuotes,
} from './text-rules.js';

const RULES: Readonly<Record<TextRule, (text: string) => string[]>> = {
  spelling: findBritishSpellings,
  vocabulary: findRetiredTerms,
  quotes: findStraightQuotes,
  spaces: findRepeatedSpaces,
  length: findExcessLength,
};
const texts = await readCatalogs();

const isChecked = (rule: TextRule, place: string) =>
  !exceptions[rule].some(({ text }) => place.endsWith(text));

const findProblems = (rule: TextRule) =>
  texts
    .filter(({ place }) => isChecked(rule, place))
    .flatMap(({ place, text }) => RULES[rule](text).map((problem) => `${place}: ${problem}`));

describe('the texts of all message catalogs', () => {
  it('are found', () => expect(texts.length).toBeGreaterThan(2_000));

  it('have American spelling', () => expect(findProblems('spelling')).toEqual([]));

  it('contain no retired terms', () => expect(findProblems('vocabulary')).toEqual([]));

  it('contain no straight quotes', () => expect(findProblems('quotes')).toEqual([]));

  it('contain no repeated spaces', () => expect(findProblems('spaces')).toEqual([]));

  it('are short enough to read', () => expect(findProblems('length')).toEqual([]));

  it.each(Object.keys(RULES) as TextRule[])('need every exception from the rule on %s', (rule) => {
    const isNeeded = ({ text }: { text: string }) =>
      texts.some((each) => each.place.endsWith(text) && RULES[rule](each.text).length > 0);
    const unnecessary = exceptions[rule].filter((exception) => !isNeeded(exception));
    expect(unnecessary).toEqual([]);
  });
});

describe('a rule for texts', () => {
  it.each([
    'The tumour was analysed.',
    'Behaviour, colour and judgement',
    'A licence for the programme',
    'Randomised and optimised at the centre',
    'The run was cancelled.',
    'A labelled, grey fibre',
  ])('finds the British spelling in “%s”', (text) =>
    expect(findBritishSpellings(text)).not.toEqual([]),
  );

  it.each([
    'Analyses and hypotheses, synthesized precisely',
    'A dialogue on exercise and promises',
    'The color of the tumor was analyzed in one program.',
    'Four parameters, in hours of labor',
  ])('accepts “%s”', (text) => expect(findBritishSpellings(text)).toEqual([]));

  it('finds straight quotes, repeated spaces and long texts', () => {
    expect(findStraightQuotes("It's")).toHaveLength(1);
    expect(findStraightQuotes('It’s “here”')).toEqual([]);
    expect(findRepeatedSpaces('Two  spaces')).toHaveLength(1);
    expect(findExcessLength('a'.repeat(301))).toHaveLength(1);
  });
});

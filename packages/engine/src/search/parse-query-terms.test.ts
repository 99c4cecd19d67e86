import { describe, expect, it } from 'vitest';
import { getPairKey } from './postings.js';
import { parseQueryTerms, type CorpusUsage } from './query-terms.js';

/** Documents that contain the named phrases, as often as given, and join the named pairs with a hyphen. */
const usage = (
  counts: Readonly<Record<string, number>> = {},
  hyphenated: readonly (readonly [string, string])[] = [],
): CorpusUsage => {
  const pairs = new Set(hyphenated.map(([one, other]) => getPairKey(one, other)));
  return {
    count: (phrase) => counts[phrase.map(({ key }) => key).join(' ')] ?? 0,
    isHyphenated: (pair) => pairs.has(pair),
  };
};
const written = (query: string, documents = usage(), isFiller?: (word: string) => boolean) =>
  parseQueryTerms(query, documents, isFiller).map((term) => term.written);

describe('a word pair', () => {
  const documents = usage({}, [['gut', 'brain']]);

  it('is one term if the documents join it with a hyphen', () => {
    expect(written('gut brain axis', documents)).toEqual(['gut brain', 'axis']);
    expect(written('gut brain axis')).toEqual(['gut', 'brain', 'axis']);
    expect(written('brain gut', documents)).toEqual(['brain', 'gut']);
  });

  it('is two terms if more than a space is between its words', () =>
    expect(written('gut, brain', documents)).toEqual(['gut', 'brain']));
});

describe('a Greek letter or a single letter', () => {
  it('belongs to the word before it, with which no document writes it', () =>
    expect(written('TNF alpha level')).toEqual(['tnf alpha', 'level']));

  it('belongs to the neighbor with which the documents write it more often', () => {
    const before = usage({ 'tnf alpha': 3, 'alpha level': 2 });
    const after = usage({ 'tnf alpha': 2, 'alpha level': 3 });
    const equal = usage({ 'tnf alpha': 2, 'alpha level': 2 });
    expect(written('TNF alpha level', before)).toEqual(['tnf alpha', 'level']);
    expect(written('TNF alpha level', after)).toEqual(['tnf', 'alpha level']);
    expect(written('TNF alpha level', equal)).toEqual(['tnf alpha', 'level']);
  });

  it('belongs to the word after it at the start of a query', () =>
    expect(written('alpha synuclein fibrils')).toEqual(['alpha synuclein', 'fibrils']));

  it('stays alone, without meaning, if it is a plain letter that no document writes with a word', () => {
    expect(written('vitamin d level')).toEqual(['vitamin', 'level']);
    expect(written('vitamin d level', usage({ 'vitamin d': 1 }))).toEqual(['vitamin d', 'level']);
    expect(written('vitamin d level', usage({ 'd level': 1 }))).toEqual(['vitamin', 'd level']);
  });

  it('joins with the letters that follow it', () => {
    const documents = usage({ 'nf kappa b': 1 });
    expect(written('NF kappa B signal', documents)).toEqual(['nf kappa b', 'signal']);
  });

  it('does not join a word behind a comma', () =>
    expect(written('alpha, synuclein')).not.toContain('alpha, synuclein'));
});

describe('a term', () => {
  it('is left out if all its words are filler', () => {
    const isFiller = (word: string) => ['long', 'term'].includes(word);
    expect(written('long-term memory', usage(), isFiller)).toEqual(['memory']);
    expect(written('long-lived memory', usage(), isFiller)).toEqual(['long-lived', 'memory']);
  });

  it('must be found as written if one of its words is short or a Greek letter', () => {
    const terms = (query: string, counts: Readonly<Record<string, number>>) =>
      parseQueryTerms(query, usage(counts)).map(({ adjacent, words }) => [adjacent, words.length]);
    expect(terms('TNF-alpha', { 'tnf alpha': 1 })).toEqual([[true, 2]]);
    expect(terms('T-cell', { 't cell': 1 })).toEqual([[true, 2]]);
    expect(terms('T-cell', {})).toEqual([[false, 1]]);
    expect(terms('gut-brain', { 'gut brain': 1 })).toEqual([[false, 2]]);
    expect(terms('alpha', { alpha: 1 })[0]?.[0] ?? false).toBe(false);
  });

  it('is none without content', () => {
    expect(written('')).toEqual([]);
    expect(written('of the')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { sentenceOf } from '../hypotheses.fixtures.js';
import { createQuoteLocator } from './locate-quotes.js';
import type { NumberedSentence } from './select-sentences.js';

const TEXTS = [
  'Repeated dosing might shorten gene editing.',
  'Dense stroma may slow particles, and dense stroma may grow.',
  'Dense stroma may slow particles.',
  '15 to 20 mice',
] as const;
const SENTENCES = TEXTS.map(
  (text, at) => ({ number: at + 1, sentence: sentenceOf(text) }) as NumberedSentence,
);
const locate = createQuoteLocator(SENTENCES);
const numbersOf = (...quotes: Parameters<typeof locate>[0]) =>
  locate(quotes)?.map(({ number }) => number) ?? null;

describe('the sentences that a language model names', () => {
  it('are found by their quotes, or by their numbers where nothing is quoted', () => {
    expect(numbersOf({ quote: TEXTS[0] })).toEqual([1]);
    expect(numbersOf({ sentence: 3 })).toEqual([3]);
    expect(numbersOf({ sentence: 3, quote: '  ' })).toEqual([3]);
    expect(numbersOf({ sentence: 3, quote: null })).toEqual([3]);
  });

  it('are those that have the quote, whatever number is given', () => {
    expect(numbersOf({ sentence: 2, quote: TEXTS[0] })).toEqual([1]);
    expect(numbersOf({ sentence: 4000, quote: TEXTS[0] })).toEqual([1]);
  });

  it('are the numbered one where several have the quote, else the first', () => {
    const quote = 'Dense stroma may slow particles';
    expect(numbersOf({ sentence: 3, quote })).toEqual([3]);
    expect(numbersOf({ sentence: 2, quote })).toEqual([2]);
    expect(numbersOf({ quote })).toEqual([2]);
    expect(numbersOf({ sentence: 1, quote })).toEqual([2]);
  });

  it('are each named once, in the order of the quotes', () => {
    const [first, second] = [{ sentence: 3 }, { quote: TEXTS[0] }];
    expect(numbersOf(first, second, first)).toEqual([3, 1]);
    expect(numbersOf()).toEqual([]);
  });

  it.each([
    ['an unknown number', { sentence: 4000 }],
    ['the number 0', { sentence: 0 }],
    ['neither number nor quote', {}],
    ['a number that is null', { sentence: null, quote: null }],
    ['an invented quote', { sentence: 1, quote: 'Repeated dosing cured all mice.' }],
    ['a quote of another case', { quote: TEXTS[0].toLowerCase() }],
    ['a quote that is too short', { sentence: 1, quote: 'Repeated dosing' }],
  ])('are none if one of them is %s', (_, quote) => {
    expect(numbersOf(quote)).toBeNull();
    expect(numbersOf({ sentence: 1 }, quote)).toBeNull();
  });

  it('need 15 letters and digits of a quote', () => {
    expect(numbersOf({ quote: 'Repeated dosing m' })).toEqual([1]);
    // 14 letters and digits with their spaces
    expect(numbersOf({ quote: 'Repeated dosing'.slice(0, 15) })).toBeNull();
    expect(numbersOf({ quote: 'dosing might sho' })).toBeNull();
    expect(numbersOf({ quote: 'dosing might shor' })).toEqual([1]);
    expect(numbersOf({ quote: TEXTS[3] })).toBeNull();
  });

  it('are not found by more than 1,200 characters', () => {
    const text = `${'a word '.repeat(171)}end`;
    const long = createQuoteLocator([
      { number: 1, sentence: sentenceOf(`${text}${text}`) } as NumberedSentence,
    ]);
    expect(text).toHaveLength(1200);
    expect(long([{ quote: text }])).toHaveLength(1);
    expect(long([{ quote: `${text}a` }])).toBeNull();
  });

  it.each([
    `[1] ${TEXTS[0]}`,
    `[4000]${TEXTS[0]}`,
    `"[1]  ${TEXTS[0]}"`,
    `“[12] ${TEXTS[0]}”`,
    `  '[123] ${TEXTS[0]}'`,
  ])('may be copied with their number: %s', (quote) => {
    expect(numbersOf({ quote })).toEqual([1]);
  });

  it.each([`[12345] ${TEXTS[0]}`, `[a] ${TEXTS[0]}`, `1 ${TEXTS[0]}`, `See [1] ${TEXTS[0]}`])(
    'may not be copied with anything else: %s',
    (quote) => {
      expect(numbersOf({ quote })).toBeNull();
    },
  );
});

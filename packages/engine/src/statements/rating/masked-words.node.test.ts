import { expect, it } from 'vitest';
import { loadLanguage } from '../../language/parse-text.js';
import { maskWords, outsideParentheses } from './masked-words.js';

const { parse } = await loadLanguage();
const tokensOf = (text: string) => parse(text).sentences.flatMap(({ tokens }) => tokens);
const mask = (text: string, vocabulary: readonly string[]) =>
  maskWords(tokensOf(text), new Set(vocabulary)).join(' ');

it('words of one subject become parts of speech, common words and the form of verbs stay', () => {
  expect(
    mask('It remains unclear whether clover attracts bees.', [
      'it',
      'remain',
      'unclear',
      'whether',
    ]),
  ).toBe('it remains unclear whether NOUN VERB NOUN .');
});

it('names and numbers become one sign each, also if they are common', () => {
  expect(mask('BRCA1 binds 12 sites.', ['brca1', '12', 'site'])).toBe('@ VERB # site .');
});

it('two sentences that differ in their subject only are worded alike', () => {
  const vocabulary = ['may', 'reduce', 'the', 'of', 'in'];
  expect(mask('Zinc may reduce the growth of roots in maize.', vocabulary)).toBe(
    mask('Noise may reduce the sleep of infants in cities.', vocabulary),
  );
});

it('citations and other parentheses are left out, nested ones too', () => {
  const words = (text: string) => outsideParentheses(tokensOf(text)).map((token) => token.text);
  expect(words('Growth (see Fig. 2 [panel B]) stopped [12].')).toEqual(['Growth', 'stopped', '.']);
  expect(words('An unclosed ( parenthesis')).toEqual(['An', 'unclosed']);
  expect(words('A closed ) parenthesis')).toEqual(['A', 'closed', 'parenthesis']);
});

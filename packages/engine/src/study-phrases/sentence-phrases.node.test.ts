import { beforeAll, describe, expect, it } from 'vitest';
import { loadLanguage, type Language } from '../language/parse-text.js';
import { markSentence } from '../starting-points/marked-sentence.js';
import { nameChoice } from './name-choice.js';
import { findPhrases } from './sentence-phrases.js';

let language: Language;
beforeAll(async () => {
  language = await loadLanguage();
});

const phrasesOf = (text: string): readonly string[] => {
  const [sentence] = language.parse(text).sentences;
  if (sentence === undefined) throw new Error(`no sentence in “${text}”`);
  const marked = markSentence(sentence);
  return findPhrases(marked).map(({ start, end }) => marked.text.slice(start, end));
};

describe('a phrase of a sentence', () => {
  it('ends at a citation after which another one begins', () => {
    expect(
      phrasesOf('With models of delayed naps [40] future nurses could test their sleep.'),
    ).toEqual(expect.arrayContaining(['models of delayed naps', 'future nurses']));
  });

  it('names a trend of something, but no trend alone', () => {
    expect(nameChoice('mold trends', language)).toBe('mold trends');
    expect(nameChoice('recent trends', language)).toBeUndefined();
  });
});

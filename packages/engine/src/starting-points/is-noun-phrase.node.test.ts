import { beforeAll, describe, expect, it } from 'vitest';
import { loadLanguage, type Language } from '../language/parse-text.js';
import { isNounPhrase } from './is-noun-phrase.js';

let language: Language;
beforeAll(async () => {
  language = await loadLanguage();
});

/** Tests a part as it is tagged within its sentence. */
const test = (sentence: string, part: string): boolean => {
  const start = sentence.indexOf(part);
  const tokens = language.parse(sentence).sentences.flatMap((parsed) => parsed.tokens);
  return isNounPhrase(
    tokens.filter((token) => token.start >= start && token.end <= start + part.length),
  );
};

describe('a part of a hypothesis', () => {
  it.each([
    ['Shaded clover may produce less nectar.', 'Shaded clover'],
    [
      'The loss of genes that regulate flowering may reduce yield.',
      'The loss of genes that regulate flowering',
    ],
    [
      'Cold nights may alter the growth and survival of seedlings.',
      'the growth and survival of seedlings',
    ],
    [
      'Cold nights may alter resistance to or tolerance of drought.',
      'resistance to or tolerance of drought',
    ],
  ])('is named in “%s”', (sentence, part) => expect(test(sentence, part)).toBe(true));

  it.each([
    [
      'Jumping correlates with running when speed is constrained to a preferred rate.',
      'Jumping correlates with running when speed',
    ],
    [
      'Evening doses can reduce weevil damage and improve grain yield.',
      'weevil damage and improve grain yield',
    ],
    [
      'ZYX7 might have a vital role in growth or against heat stress.',
      'growth or against heat stress',
    ],
    [
      'The pairs act differently to regulate the transcription of target genes.',
      'differently to regulate the transcription of target genes',
    ],
    [
      'It may interfere with the bond between proteins, or be causing a change in shape.',
      'the bond between proteins, or be causing a change in shape',
    ],
    [
      'More plastids may ease light capture and transport, and in turn contribute to maintain growth.',
      'light capture and transport, and in turn contribute to maintain growth',
    ],
  ])('takes in no more than a noun phrase of “%s”', (sentence, part) =>
    expect(test(sentence, part)).toBe(false),
  );
});

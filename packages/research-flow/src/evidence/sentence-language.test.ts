import { expect, it } from 'vitest';
import { sentenceLanguageOf } from './sentence-language.js';

it('is that of the paper, or English where only its English part was read', () => {
  const foreign = { code: 'fr', is_supported: false };
  expect(sentenceLanguageOf({ language: { code: 'en', is_supported: true } })).toBe('en');
  expect(sentenceLanguageOf({ language: { ...foreign, has_english_part: true } })).toBe('en');
  expect(sentenceLanguageOf({ language: foreign })).toBeUndefined();
  expect(sentenceLanguageOf({})).toBeUndefined();
  expect(sentenceLanguageOf(null)).toBeUndefined();
});

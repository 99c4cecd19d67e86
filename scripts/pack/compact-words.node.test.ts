import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { writeBaseForms, writeWords } from './compact-words.mjs';

const require = createRequire(import.meta.url);
const { readWords, readBaseForms } = require('./english-model.words.cjs') as {
  readWords: (text: string) => string[];
  readBaseForms: (words: string, forms: string) => Record<string, string>;
};

const LONG = 'pneumonoultramicroscopicsilicovolcanoconiosis';

describe('stored words', () => {
  it('are read as they were, also if as many letters are shared as a line end has', () => {
    const words = ['\n', '\r\n', ...Array.from(LONG, (_, at) => LONG.slice(0, at + 1)), LONG];
    expect(readWords(writeWords(words))).toEqual(words);
  });

  it('have the base forms of the library', () => {
    for (const kind of ['adjective', 'noun', 'verb']) {
      const library = `wink-eng-lite-web-model/dist/wn-${kind}-exceptions.js`;
      const baseForms = require(library) as Record<string, string>;
      const { words, forms } = writeBaseForms(baseForms);
      expect(readBaseForms(words, forms)).toEqual({ ...baseForms });
    }
  });

  it('have no base form for a name that every object has', () => {
    expect(readBaseForms('', '')['constructor']).toBeUndefined();
  });

  it('have a base form that shares few letters', () => {
    const baseForms = { [LONG.slice(0, 12)]: 'pneuma', better: 'good', [LONG.slice(0, 9)]: LONG };
    const { words, forms } = writeBaseForms(baseForms);
    expect(readBaseForms(words, forms)).toEqual(baseForms);
  });
});

import { TEXT_PARTS } from '@spinout/domain/hypothesis-statement';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadLanguage, type Language } from '../language/parse-text.js';
import { CLINICAL_EXAMPLES } from './clinical-examples.fixtures.js';
import { JUDGED_EXAMPLES, JUDGED_PAIRS, type JudgedExample } from './judged-examples.fixtures.js';
import { MORE_EXAMPLES } from './more-examples.fixtures.js';
import { proposeParts } from './propose-parts.js';

let language: Language;
beforeAll(async () => {
  language = await loadLanguage();
});

const read = (text: string) => {
  const { sentences } = language.parse(text);
  const last = sentences.at(-1);
  return last ? proposeParts(last, sentences.at(-2)) : {};
};

const partsOf = (text: string): Omit<JudgedExample, 'text'> => {
  const { direction, ...parts } = read(text);
  const named = TEXT_PARTS.flatMap((name) => {
    const part = parts[name];
    return part ? [[name, part.text] as const] : [];
  });
  return { ...Object.fromEntries(named), ...(direction && { direction: direction.value }) };
};

describe('parts of a hypothesis from a sentence (T-86)', () => {
  it.each([...JUDGED_EXAMPLES, ...MORE_EXAMPLES, ...CLINICAL_EXAMPLES])(
    'are those that it names: $text',
    ({ text, ...expected }) => {
      expect(partsOf(text)).toEqual(expected);
    },
  );

  it.each(JUDGED_PAIRS)('are read across two sentences: $text', ({ text, ...expected }) => {
    expect(partsOf(text)).toEqual(expected);
  });

  it.each([...JUDGED_EXAMPLES, ...MORE_EXAMPLES, ...CLINICAL_EXAMPLES, ...JUDGED_PAIRS])(
    'stand in the text: $text',
    ({ text }) => {
      const { direction, kind, ...parts } = read(text);
      for (const { text: words, start, end } of Object.values(parts)) {
        expect(text.slice(start, end)).toBe(words);
      }
      expect(direction === undefined || direction.start < direction.end).toBe(true);
      expect([undefined, 'open-question', 'proposal']).toContain(kind);
    },
  );

  it('leave out citations and other parentheses, which the quote keeps', () => {
    const text = 'Whether the mortality (see [4]) of bees reduces crop growth (t/ha) is unknown.';
    const { factor } = read(text);
    expect(factor?.text).toBe('the mortality of bees');
    expect(text.slice(factor?.start, factor?.end)).toBe('the mortality (see [4]) of bees');
  });
});

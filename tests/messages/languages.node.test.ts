import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findLanguage, LANGUAGES } from '@spinout/languages';
import { findLanguageProblems } from '@spinout/languages/check';
import { describe, expect, it } from 'vitest';
import { readDemoMessages, readEnglishMessages } from '../../scripts/scaffold/english-messages.js';

const FOLDER = join(import.meta.dirname, '../../packages/languages/src');
const tags = globSync('*.json', { cwd: FOLDER })
  .map((file) => basename(file, '.json'))
  .sort();
const english = await readEnglishMessages();
const englishOfDemo = await readDemoMessages();

/** The texts of the demo itself. */
const DEMO = join(import.meta.dirname, '../../apps/demo/src/languages');

const readTexts = (folder: string, tag: string): unknown =>
  JSON.parse(readFileSync(join(folder, `${tag}.json`), 'utf8'));

const listTexts = (texts: unknown): readonly string[] =>
  typeof texts === 'object' && texts !== null
    ? Object.values(texts).flatMap(listTexts)
    : [String(texts)];

describe('a language', () => {
  it('is compared with all English texts', () => {
    expect(Object.keys(english)).toEqual(expect.arrayContaining(['part', 'topic', 'landing']));
    expect(findLanguageProblems(english, english, 'en')).toEqual([]);
  });

  it('is translated from English texts that are up to date: `npm run api` writes them', () => {
    expect(readTexts(join(FOLDER, 'english'), 'texts')).toEqual(english);
  });

  it.each(tags)(
    '%s has every text, no unknown one, the placeholders and its plural forms',
    (tag) => {
      expect(findLanguageProblems(english, readTexts(FOLDER, tag), tag)).toEqual([]);
      expect(findLanguageProblems(englishOfDemo, readTexts(DEMO, tag), tag)).toEqual([]);
    },
  );

  it.each(tags)(
    '%s is in the list of languages with its direction, and can be loaded',
    async (tag) => {
      const language = LANGUAGES.find((each) => each.tag === tag);
      const { direction } = (
        new Intl.Locale(tag) as Intl.Locale & { getTextInfo(): { direction: string } }
      ).getTextInfo();
      expect(language).toMatchObject({ dir: direction });
      expect(await language?.load()).toHaveProperty('topic.title');
    },
  );

  // The direction of a text is derived from its first letter outside of isolates and placeholders.
  it('ar begins no Arabic text with a Latin letter, which would turn its order around', () => {
    const texts = [readTexts(FOLDER, 'ar'), readTexts(DEMO, 'ar')].flatMap(listTexts);
    const startsLatin = (text: string) =>
      /^\P{L}*\p{Script=Latin}/u.test(text.replaceAll(/[⁦⁨][^⁩]*⁩|\{\w+\}/g, ''));
    expect(texts.length).toBeGreaterThan(1_500);
    expect(texts.filter((text) => /\p{Script=Arabic}/u.test(text) && startsLatin(text))).toEqual(
      [],
    );
  });

  it.each([
    ['ar', 'ar'],
    ['ar-EG', 'ar'],
    ['en-GB', 'en-US'],
    ['en-XA', 'en-XA'],
    ['xx', 'en-US'],
    [null, 'en-US'],
  ])('is found by the tag %s', (tag, found) => expect(findLanguage(tag).tag).toBe(found));
});

const englishTexts = {
  a: { title: 'Title', count: '{n} papers' },
  b: { one: '1 paper', other: '{count} papers' },
};
const german = {
  a: { title: 'Titel', count: '{n} Artikel' },
  b: { one: '1 Artikel', other: '{count} Artikel' },
};

describe('the comparison of a language', () => {
  it('accepts a complete one', () =>
    expect(findLanguageProblems(englishTexts, german, 'de')).toEqual([]));

  it.each([
    ['a missing text', { a: { title: 'Titel' } }, ['a.count: missing']],
    ['an empty text', { a: { ...german.a, title: ' ' } }, ['a.title: missing']],
    ['a missing group', { a: undefined }, ['a: missing']],
    ['an unknown name', { a: { ...german.a, b: 'x' } }, ['a.b: unknown']],
    [
      'a wrong placeholder',
      { a: { title: 'x', count: '{zahl}' } },
      ['a.count: placeholders “{zahl}”, not “{n}”'],
    ],
    ['a missing plural form', { b: { other: '{count} Artikel' } }, ['b.one: missing']],
    [
      'a plural form of another language',
      { b: { ...german.b, few: '{count} Artikel' } },
      ['b.few: no plural form of “de”'],
    ],
    [
      'a plural form without the count',
      { b: { one: '1 Artikel', other: 'Artikel' } },
      ['b.other: placeholders “”, not “{count}”'],
    ],
  ])('finds %s', (_, change, problems) =>
    expect(findLanguageProblems(englishTexts, { ...german, ...change }, 'de')).toEqual(problems),
  );
});

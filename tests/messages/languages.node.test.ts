import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnglishMessages } from '../../scripts/scaffold/english-messages.js';
import { findLanguageProblems } from './language-problems.js';

const ROOT = join(import.meta.dirname, '../..');
const FILES = globSync('apps/demo/src/languages/*.json', { cwd: ROOT }).sort();
const english = await readEnglishMessages();

describe('a language', () => {
  it('is compared with all English texts', () => {
    expect(Object.keys(english)).toEqual(expect.arrayContaining(['part', 'topic', 'landing']));
    expect(findLanguageProblems(english, english)).toEqual([]);
  });

  it('has every text, no unknown one, and the placeholders of the English ones', () => {
    for (const file of FILES) {
      const texts: unknown = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
      expect(findLanguageProblems(english, texts), basename(file)).toEqual([]);
    }
  });

  it.each([
    ['a missing text', { a: { title: 'Titel' } }, ['a.count: missing']],
    ['an empty text', { a: { title: ' ', count: '{n}' } }, ['a.title: missing']],
    ['a missing group', {}, ['a: missing']],
    ['an unknown name', { a: { title: 'x', count: '{n}', b: 'x' } }, ['a.b: unknown']],
    [
      'a wrong placeholder',
      { a: { title: 'x', count: '{zahl}' } },
      ['a.count: placeholders “{zahl}”, not “{n}”'],
    ],
  ])('with %s has a problem', (_, texts, problems) =>
    expect(findLanguageProblems({ a: { title: 'Title', count: '{n} papers' } }, texts)).toEqual(
      problems,
    ),
  );
});

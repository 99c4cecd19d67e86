import { describe, expect, it } from 'vitest';
import { normalizeText } from '../../reading/normalize.js';
import { parseReferences } from '../parse-references.js';
import { printLists, type LabeledList } from './printed-lists.fixtures.js';

/** The levels reached; raise them with the parser, and write them to docs/judgment.md. */
const MIN_PRECISION = 0.99;
const MIN_RECALL = 0.99;
const MIN_PER_LIST = 0.91;

const fold = (text: string | undefined) =>
  (text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .trim();

const labelOf = (family: string | undefined, year: number | undefined, title: string | undefined) =>
  [fold(family), String(year), fold(title)].join('|');

interface Score {
  readonly right: number;
  readonly found: number;
  readonly listed: number;
}

const scoreOf = ({ text, works }: LabeledList, parse = parseReferences): Score => {
  const found = parse(normalizeText(text));
  const keys = new Set(
    found.map(({ authors, year, title }) => labelOf(authors[0]?.family, year, title)),
  );
  const right = works.filter(({ authors, year, title }) =>
    keys.has(labelOf(authors[0]?.[0], year, title)),
  );
  return { right: right.length, found: found.length, listed: works.length };
};

const precision = ({ right, found }: Score) => right / found;
const recall = ({ right, listed }: Score) => right / listed;
const sum = (scores: readonly Score[]): Score =>
  scores.reduce(
    (all, { right, found, listed }) => ({
      right: all.right + right,
      found: all.found + found,
      listed: all.listed + listed,
    }),
    { right: 0, found: 0, listed: 0 },
  );

describe('the labeled set of reference lists', async () => {
  const lists = await printLists();
  const scores = lists.map((list) => ({ list, score: scoreOf(list) }));

  it.each([
    ['year', { year: undefined }],
    ['title', { title: 'Another title' }],
    ['first author', { authors: [] }],
  ])('notices a parser that has no %s right', (_, wrong) => {
    const broken = (text: string) => parseReferences(text).map((entry) => ({ ...entry, ...wrong }));
    expect(sum(lists.map((list) => scoreOf(list, broken))).right).toBe(0);
  });

  it('notices a parser that takes a head of a page for an entry', () => {
    const [list] = lists;
    if (!list) throw new Error('There is no list.');
    const broken = (text: string) => {
      const found = parseReferences(text);
      return [...found, ...found.slice(0, 3).map((entry) => ({ ...entry, title: 'Page 12' }))];
    };
    expect(precision(scoreOf(list, broken))).toBeLessThan(MIN_PER_LIST);
  });

  it('has twenty lists in at least twelve styles', () => {
    expect(lists).toHaveLength(20);
    expect(new Set(lists.map(({ style }) => style)).size).toBeGreaterThanOrEqual(12);
  });

  it('is read with the level of precision and recall that was reached', () => {
    const all = sum(scores.map(({ score }) => score));
    expect(precision(all)).toBeGreaterThanOrEqual(MIN_PRECISION);
    expect(recall(all)).toBeGreaterThanOrEqual(MIN_RECALL);
  });

  it.each(scores.map(({ list, score }) => [list.name, score] as const))(
    'is read so in list %s',
    (_, score) => {
      expect(precision(score)).toBeGreaterThanOrEqual(MIN_PER_LIST);
      expect(recall(score)).toBeGreaterThanOrEqual(MIN_PER_LIST);
    },
  );
});

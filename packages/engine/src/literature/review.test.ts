import { expect, it } from 'vitest';
import { reviewPapers, sumUp, type ReviewPaper } from './review.js';

const paperOn = (id: number, term: string): ReviewPaper => ({
  id: `paper-${String(id)}`,
  title: `Notes ${String(id)}`,
  summary: '',
  terms: [term],
  methods: [],
  openQuestions: [],
  label: 'Somebody (2020)',
  year: 2020,
  isOwnSummary: false,
});

const papersOn = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .flatMap(([term, count]) => Array.from({ length: count }, () => term))
    .map((term, id) => paperOn(id, term));

const gapsAmong = (counts: Readonly<Record<string, number>>) =>
  sumUp(papersOn(counts)).gaps.filter(({ kind }) => kind === 'unlinked-terms');

it('calls terms that no paper joins no gap where chance explains it', () => {
  // C(12, 6) / C(20, 6) = 0.024, one of three pairs
  expect(gapsAmong({ 'sleep spindle': 6, 'mirror test': 6, 'iron uptake': 8 })).toEqual([]);
});

it('calls them a gap where chance hardly explains it', () => {
  // C(10, 10) / C(20, 10) < 0.00001
  expect(gapsAmong({ 'sleep spindle': 10, 'mirror test': 10 })).toMatchObject([
    { a: 'mirror test', b: 'sleep spindle' },
  ]);
});

const textsOf = (papers: readonly Partial<ReviewPaper>[]) =>
  reviewPapers(
    papers.map((paper, at) => ({ ...paperOn(at, `term ${String(at)}`), ...paper })),
  ).synthesis.map(({ text }) => text);

it('names words that titles share where the papers share no term', () => {
  const titles = ['Use of SeptoFast in sepsis', 'A trial of SeptoFast', 'Costs of wards'];
  const texts = textsOf(titles.map((title, at) => ({ title, label: `P${String(at)}` })));
  expect(texts).toContain(
    '2 of the 3 selected papers have “SeptoFast” in their titles: P0 and P1.',
  );
  expect(texts.join()).not.toContain('No two');
});

it('says that nothing is shared where titles share only general words', () => {
  const texts = textsOf([{ title: 'Effects of a new study' }, { title: 'A new study of effects' }]);
  expect(texts).toContain('No two of the selected papers share a term.');
});

it('calls a living thing no method', () => {
  const texts = textsOf([
    { methods: ['arabidopsis', 'survey'], label: 'A' },
    { methods: ['arabidopsis', 'survey'], label: 'B' },
  ]);
  expect(texts).toContain('A and B worked with the same model system: Arabidopsis.');
  expect(texts).toContain('A and B used the same method: survey.');
});

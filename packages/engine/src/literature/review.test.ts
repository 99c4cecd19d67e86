import { expect, it } from 'vitest';
import { sumUp, type ReviewPaper } from './review.js';

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

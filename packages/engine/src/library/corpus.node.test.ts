import { readFileSync } from 'node:fs';
import { parseDoi } from '@spinout/api-client/doi';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadLibrary, type LibraryPaper } from './library.js';
import { CATEGORIES } from '@spinout/domain/categories';

interface Proof {
  readonly id: string;
  readonly doi: string;
  readonly evidence: string;
}

const PAPERS_PER_CATEGORY = 22;
const SHARED_TERMS_SHARE = 0.6;

const duplicates = (values: readonly string[]) =>
  values.filter((value, at) => values.indexOf(value) !== at);

describe('the bundled library', () => {
  let papers: readonly LibraryPaper[];
  let proofs: readonly Proof[];

  beforeAll(async () => {
    papers = await loadLibrary();
    const file = new URL('./corpus/verified.json', import.meta.url);
    proofs = JSON.parse(readFileSync(file, 'utf8')) as Proof[];
  });

  it('holds at least 22 papers of each of the ten categories', () => {
    for (const category of CATEGORIES) {
      const count = papers.filter((paper) => paper.category === category).length;
      expect(count, category).toBeGreaterThanOrEqual(PAPERS_PER_CATEGORY);
    }
  });

  it('gives every paper an id and a title of its own', () => {
    expect(duplicates(papers.map(({ id }) => id))).toEqual([]);
    expect(duplicates(papers.map(({ title }) => title.toLowerCase()))).toEqual([]);
  });

  it('names in every id the year of the paper', () => {
    for (const { id, year } of papers) expect(id.endsWith(`-${year}`), id).toBe(true);
  });

  it('has a DOI exactly where a proof is on record, and no DOI twice', () => {
    const registered = papers.flatMap(({ id, doi }) => (doi === undefined ? [] : [`${id} ${doi}`]));
    expect(registered.toSorted()).toEqual(proofs.map(({ id, doi }) => `${id} ${doi}`).toSorted());
    expect(duplicates(proofs.map(({ doi }) => doi.toLowerCase()))).toEqual([]);
    expect(proofs.length).toBeGreaterThanOrEqual(120);
  });

  it('has an address of every paper whose DOI is not verified', () => {
    for (const { id, doi, url } of papers) {
      expect(doi === undefined, id).toBe(url !== undefined);
      if (url !== undefined) expect(new URL(url).protocol, id).toBe('https:');
    }
  });

  it('names for every proof a source and a place in it, and no path of a machine', () => {
    for (const { evidence } of proofs) {
      expect(evidence).toMatch(/^(?:[\w.-]+\/[\w.-]+|public code index|https:\/\/\S+): \S/);
      expect(evidence).not.toMatch(/(?:^|\s)\/|[A-Z]:\\|~\//);
    }
  });

  it('keeps every DOI in the registered form', () => {
    for (const { doi } of proofs) expect(parseDoi(doi)?.doi).toBe(doi.toLowerCase());
  });

  it('keeps summaries between 120 and 700 characters, whole sentences', () => {
    for (const { id, summary } of papers) {
      expect(summary.length, id).toBeGreaterThanOrEqual(120);
      expect(summary.length, id).toBeLessThanOrEqual(700);
      expect(summary, id).toMatch(/^\p{L}.*\.$/u);
    }
  });

  it('spells terms and methods in lower case, none twice in a paper', () => {
    for (const { id, terms, methods } of papers) {
      for (const word of [...terms, ...methods]) expect(word, id).toBe(word.toLowerCase());
      expect(duplicates(terms), id).toEqual([]);
      expect(duplicates(methods), id).toEqual([]);
      expect(terms.length, id).toBeGreaterThanOrEqual(4);
    }
  });

  it('shares at least six in ten of its terms between papers', () => {
    const counts = new Map<string, number>();
    for (const term of papers.flatMap(({ terms }) => terms))
      counts.set(term, (counts.get(term) ?? 0) + 1);
    const shared = [...counts.values()].filter((count) => count > 1).length;
    expect(shared / counts.size).toBeGreaterThanOrEqual(SHARED_TERMS_SHARE);
  });

  it('is loaded and checked once, however often it is asked for', async () => {
    expect(await loadLibrary()).toBe(papers);
  });
});

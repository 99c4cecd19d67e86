import { parseDoi } from '@spinout/api-client/doi';
import type { ParsedText } from '../language/language.types.js';
import { foldTitle } from '../providers/merge-papers.js';
import { findMethods } from '../paper-analysis/methods.lexicon.js';
import { memoizeByText } from '../runtime/memoize.js';
import { hashText } from '../text/text-hash.js';
import type { StoredDocument } from '../store/documents.js';
import { readCitedWorks, type CitedWork, type CitingSentence } from './cited-works.js';
import { completeSearchable, MORE_AUTHORS, type SearchablePaper } from './searchable-paper.js';
import { nameAuthors } from './sources.js';
import { findTitleTerms } from './title-terms.js';
import { uncapitalize } from './wording.js';

/** Shorter titles do not identify a work. */
const MIN_TITLE = 20;
const SEARCHED_CHARACTERS = 4000;

/** A work that one or more papers cite. */
interface MergedWork {
  readonly work: CitedWork['reference'];
  sentences: readonly CitingSentence[];
}

interface Identity {
  readonly doi?: string | null | undefined;
  readonly title: string;
  readonly year: number | null | undefined;
}

const getTitleKey = ({ title }: Identity) => {
  const folded = foldTitle(title);
  return folded.length < MIN_TITLE ? undefined : folded;
};

const isNear = (one: Identity, other: Identity) =>
  one.year == null || other.year == null || Math.abs(one.year - other.year) <= 1;

/** Finds the same work in a list: by DOI, or by title where DOIs do not differ and years are at most one apart. */
export function createLookup<Item>(identify: (item: Item) => Identity) {
  const byDoi = new Map<string, Item>();
  const byTitle = new Map<string, Item>();
  return {
    add(item: Item) {
      const identity = identify(item);
      const doi = parseDoi(identity.doi)?.doi;
      const title = getTitleKey(identity);
      if (doi !== undefined && !byDoi.has(doi)) byDoi.set(doi, item);
      if (title !== undefined && !byTitle.has(title)) byTitle.set(title, item);
    },
    find(wanted: Identity): Item | undefined {
      const doi = parseDoi(wanted.doi)?.doi;
      const same = doi === undefined ? undefined : byDoi.get(doi);
      if (same !== undefined) return same;
      const titled = byTitle.get(getTitleKey(wanted) ?? '');
      if (titled === undefined) return undefined;
      const own = identify(titled);
      const ownDoi = parseDoi(own.doi)?.doi;
      // The same DOI was looked for first.
      const differ = doi !== undefined && ownDoi !== undefined;
      return differ || !isNear(own, wanted) ? undefined : titled;
    },
  };
}

const identifyWork = ({ work }: MergedWork): Identity => work;

const mergeWorks = (documents: readonly StoredDocument[]): readonly MergedWork[] => {
  const works: MergedWork[] = [];
  const lookup = createLookup<MergedWork>(identifyWork);
  for (const { reference, sentences } of documents.flatMap(readCitedWorks)) {
    const found: MergedWork = { work: reference, sentences };
    const known = lookup.find(identifyWork(found));
    if (known) {
      known.sentences = [...known.sentences, ...sentences];
      continue;
    }
    works.push(found);
    lookup.add(found);
  }
  return works;
};

/** Papers with those of a person's reference lists. */
export interface WithCitedPapers {
  /** The papers given; those that a reference list names carry the sentences that cite them. */
  readonly papers: readonly SearchablePaper[];
  /** References that are none of the papers given, in the order of their lists. */
  readonly references: readonly SearchablePaper[];
}

/**
 * Adds the references of a person's papers to other papers. A reference that is one of them, by DOI or title, is not
 * added again.
 * @param parse reads the titles for shared terms
 * @param at ISO 8601
 */
export function addCitedPapers(
  papers: readonly SearchablePaper[],
  documents: readonly StoredDocument[],
  parse: (text: string) => ParsedText,
  at: string,
): WithCitedPapers {
  const works = mergeWorks(documents);
  if (works.length === 0) return { papers, references: [] };
  const lookup = createLookup<SearchablePaper>(({ paper }) => paper);
  for (const paper of papers) lookup.add(paper);
  const cited = new Map<SearchablePaper, readonly CitingSentence[]>();
  const others: MergedWork[] = [];
  for (const merged of works) {
    const known = lookup.find(identifyWork(merged));
    if (known) cited.set(known, [...(cited.get(known) ?? []), ...merged.sentences]);
    else others.push(merged);
  }
  return {
    papers: papers.map((paper) => {
      const citedIn = cited.get(paper);
      return citedIn ? { ...paper, citedIn } : paper;
    }),
    references: createReferences(others, parse, at),
  };
}

const methodsIn = memoizeByText((title) => findMethods(title).map(uncapitalize));

const createReferences = (
  works: readonly MergedWork[],
  parse: (text: string) => ParsedText,
  at: string,
): readonly SearchablePaper[] => {
  const identified = works.map((merged) => ({ ...merged, id: createId(merged.work) }));
  const unique = [...new Map(identified.map((each) => [each.id, each])).values()];
  const terms = findTitleTerms(
    unique.map(({ work }) => work),
    parse,
  );
  return unique.map(({ id, work, sentences }): SearchablePaper => {
    const { title, doi, authors, year = null, hasMoreAuthors, containerTitle = '', url } = work;
    const names = authors.map(({ family, given }) => `${given} ${family}`.trim());
    const families = authors.map(({ family }) => family);
    const quotes = new Set(sentences.map(({ quote }) => quote));
    const searchable = completeSearchable(
      {
        id,
        title,
        authors: hasMoreAuthors ? [...names, MORE_AUTHORS] : names,
        journal: containerTitle,
        year,
        abstract: '',
        doi,
        uploaded: undefined,
        collection: 'references',
        source: { origin: 'computed', by: 'References of your papers', at },
        ...(url === undefined ? {} : { url }),
      },
      {
        terms: terms.get(work) ?? [],
        methods: methodsIn(title),
        label: nameAuthors(families, hasMoreAuthors, { title, year }),
        citedAs: sentences[0]?.quote,
      },
      { summary: [...quotes].join('\n').slice(0, SEARCHED_CHARACTERS) },
    );
    return { ...searchable, citedIn: sentences };
  });
};

/** The same for the same work in every list, and for the record of a public source with its DOI. */
const createId = ({ doi, title, year, authors }: CitedWork['reference']): string => {
  const known = parseDoi(doi)?.doi;
  if (known !== undefined) return `doi:${known}`;
  return `ref-${hashText(JSON.stringify([foldTitle(title), year, authors[0]?.family]))}`;
};

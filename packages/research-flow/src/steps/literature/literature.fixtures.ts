import { examplePapers } from '@spinout/api-client/testing';
import { NO_FILTER } from './filter-papers.js';
import type { LiteratureSearchResult } from './literature.machine.js';
import type { LiteratureModel } from './literature-step.model.js';
import { termLinks } from './term-links.fixtures.js';

const found: LiteratureSearchResult = {
  papers: examplePapers,
  analysis: {
    themes: ['Sleep and recall (2 papers)'],
    gaps: ['No paper here joins spindles and training.'],
    methodologies: ['Electroencephalography (2 papers)'],
  },
  source: { origin: 'simulated', by: 'Example replies' },
};

const notSearched: LiteratureModel = {
  query: '',
  found: null,
  papers: [],
  order: 'relevance',
  orders: ['relevance', 'newest'],
  filter: NO_FILTER,
  view: 'list',
  sort: { column: 'relevance', isDescending: true },
  hiddenColumns: [],
  foundCount: 0,
  selectedCount: 0,
  selectedEarlierCount: 0,
  canUndoSelection: false,
  publicSearch: null,
  languageModel: null,
  sources: {
    imports: [],
    documents: [],
    files: [],
    lastRead: null,
    hasTooManyFiles: false,
    isOutdated: false,
    storedIn: null,
  },
  searching: false,
  reviewing: false,
  canSearch: true,
  isLogCopied: false,
  interrupted: false,
  canComplete: false,
};

const createRows = (...checked: readonly string[]) =>
  examplePapers.map((paper) => ({ paper, checked: checked.includes(paper.id), isEarlier: false }));

const YEARS = [1998, 2004, 2004, 2007, 2009, 2010, 2010, 2012, 2013, 2013, 2013, 2016, 2019, null];

/** Enough papers for a picture of their years; everything is made up. */
const manyPapers = YEARS.flatMap((year, index) =>
  examplePapers.slice(0, 1).map((paper) => ({
    ...paper,
    id: `paper-${index}`,
    year,
    matched_terms: index % 3 === 0 ? ['spindle', 'recall'] : index % 2 === 0 ? ['spindle'] : [],
  })),
);

/** One model for each state of the step. */
export const literatureModels = {
  notSearched,
  searching: { ...notSearched, searching: true, canSearch: false },
  found: { ...notSearched, found, papers: createRows(), foundCount: 2 },
  earlier: {
    ...notSearched,
    found,
    papers: createRows('paper-1', 'paper-2').map((row) => ({
      ...row,
      isEarlier: row.paper.id === 'paper-2',
    })),
    foundCount: 1,
    selectedCount: 2,
    selectedEarlierCount: 1,
    canComplete: true,
  },
  selected: {
    ...notSearched,
    found,
    papers: createRows('paper-1', 'paper-2'),
    foundCount: 2,
    selectedCount: 2,
    canComplete: true,
  },
  byYear: {
    ...notSearched,
    found: { ...found, papers: manyPapers },
    papers: manyPapers.map((paper) => ({ paper, checked: false, isEarlier: false })),
    foundCount: manyPapers.length,
  },
  filteredToNone: {
    ...notSearched,
    found: { ...found, papers: manyPapers },
    papers: manyPapers.map((paper) => ({ paper, checked: false, isEarlier: false })),
    foundCount: manyPapers.length,
    filter: { ...NO_FILTER, from: '2020' },
  },
  linked: {
    ...notSearched,
    query: 'fish oil',
    found: { ...found, termLinks },
    papers: createRows(),
    foundCount: 2,
  },
  withModel: {
    ...notSearched,
    found,
    papers: createRows(),
    foundCount: 2,
    languageModel: { name: 'made-up-1', isAllowed: true },
  },
  nothingFound: { ...notSearched, query: 'xyzzy', found: { ...found, papers: [] } },
  reviewing: {
    ...notSearched,
    found,
    papers: createRows('paper-1'),
    foundCount: 2,
    selectedCount: 1,
    reviewing: true,
    canSearch: false,
  },
  interrupted: { ...notSearched, interrupted: true },
} as const satisfies Record<string, LiteratureModel>;

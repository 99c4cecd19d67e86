import type { Evidence } from '@spinout/api-client';
import * as schemas from '@spinout/api-client/schemas';
import type { CitingSentence } from './cited-works.js';
import { collectionOf } from './collections.js';
import { findPapers, type PaperSearch } from './find-papers.js';
import { paperOf } from './searchable-paper.fixtures.js';
import type { SearchablePaper } from './searchable-paper.js';
import type { SearchSubject } from './search-subject.js';

/** A paper of a public source. */
export const live = (id: string, title: string) =>
  paperOf(id, title, { source: { origin: 'live', by: 'test', at: '2026-03-01T12:00:00Z' } });
/** A paper of the person. */
export const own = (id: string, title: string) => paperOf(id, title, { uploaded: true });

export const sentenceOf = (quote: string): CitingSentence => ({
  document_id: 'mine',
  document_title: 'Mine',
  pageNumber: 1,
  page: null,
  start: 0,
  end: quote.length,
  quote,
});

/** So that words of the others are rare. */
export const FILLERS = Array.from({ length: 30 }, (_, at) =>
  paperOf(`filler-${String(at)}`, `Granite quarry number ${String(at)}`),
);

export const find = (papers: readonly SearchablePaper[], search: Partial<PaperSearch>) =>
  findPapers([collectionOf([...papers, ...FILLERS])], {
    query: '',
    hypothesis: null,
    limit: 20,
    ...search,
  });
export const idsOf = ({ papers }: Pick<ReturnType<typeof find>, 'papers'>) =>
  papers.map(({ doc }) => doc.id);
/** By id; −1 for none. */
export const relevancesOf = ({ papers }: Pick<ReturnType<typeof find>, 'papers'>) =>
  Object.fromEntries(papers.map(({ doc, found }) => [doc.id, found.relevance ?? -1]));

/** A supported hypothesis that links A and C. */
export const hypothesisOf = (
  a: string,
  c: string,
  evidence: readonly Partial<Evidence>[] = [{ document_id: 'elsewhere' }],
) =>
  schemas.Hypothesis.parse({
    id: 'h',
    title: 'A made-up hypothesis',
    statement: `${a} changes ${c}.`,
    support: 'supported',
    link: { a, b: null, c },
    claims: [
      {
        text: 'It is open.',
        evidence: evidence.map((each) => ({
          document_title: 'Mine',
          kind: 'uploaded',
          page: null,
          start: 0,
          end: 1,
          quote: 'x',
          ...each,
        })),
      },
    ],
  });

export const QUERY = 'magpie mirrors';
/** A paper that has both words of the query. */
export const BOTH = paperOf('both', 'Magpie mirrors');

/** What the papers of a person are about. */
export const SUBJECT: SearchSubject = {
  from: 'papers',
  phrases: ['mirror tests', 'magpie cognition'],
  publicPhrases: [],
  quotes: [],
};
/** Papers on this subject, of the library and of a public source. */
export const MIRRORS = paperOf('mirrors', 'Mirror tests of magpie cognition');
export const LIVE_MIRRORS = live('live', 'Mirror tests of magpie cognition');

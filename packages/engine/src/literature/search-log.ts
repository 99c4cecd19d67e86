import type { SearchedSource, SearchLog } from '@spinout/api-client';
import type { FlowPapers } from './flow-papers.js';
import { ENGINE_VERSION } from '../runtime/version.js';
import type { FoundPapers } from './find-papers.js';
import type { SearchablePaper } from './searchable-paper.js';
import type { SearchSubject } from './search-subject.js';
import { getSubjectWords } from './search-subject.js';

const SOFTWARE = `Spinout engine ${ENGINE_VERSION}`;

const LOCAL_NAMES = {
  uploaded: 'Your papers',
  references: 'Reference lists of your papers',
  imported: 'Your imported records',
  library: 'Bundled library',
} as const;

type LocalKind = keyof typeof LOCAL_NAMES;

/** What a search did. */
export interface SearchRun {
  /** Typed by the person. */
  readonly query: string;
  /** What was searched for without a typed query. */
  readonly subject: SearchSubject | undefined;
  readonly limit: number;
  readonly found: FoundPapers;
  /** Entries of all reference lists, before those that are the same work were merged. */
  readonly referenceEntries: number;
  readonly live: FlowPapers;
  /** ISO 8601. */
  readonly at: string;
}

const kindOf = ({ paper }: SearchablePaper) =>
  paper.uploaded === true ? 'uploaded' : paper.collection;

const listLocalSources = ({ found, referenceEntries }: SearchRun): readonly SearchedSource[] => {
  const count = (kind: LocalKind) => found.screened.filter((each) => kindOf(each) === kind).length;
  const counts: Readonly<Record<LocalKind, number>> = {
    uploaded: count('uploaded'),
    references: referenceEntries,
    imported: count('imported'),
    library: count('library'),
  };
  return (Object.keys(counts) as LocalKind[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => ({
      name: LOCAL_NAMES[kind],
      kind,
      query: undefined,
      at: undefined,
      identified: counts[kind],
      hits: undefined,
      limit: undefined,
      failure: undefined,
    }));
};

/**
 * Records a search of the literature step, with the counts of a PRISMA flow diagram. Every count is of records that were
 * compared; a search for nothing has no log.
 */
export function createSearchLog(run: SearchRun): SearchLog | undefined {
  const { query, subject, found, live, at } = run;
  const typed = query.trim();
  if (typed === '' && !subject) return undefined;
  const sources = [...listLocalSources(run), ...live.searched];
  const identified = sources.reduce((sum, source) => sum + source.identified, 0);
  const screened = found.screened.length;
  const relevant = found.relevant.length;
  return {
    query: typed || (subject ? getSubjectWords(subject) : ''),
    query_from: typed ? 'person' : (subject?.from ?? 'person'),
    papers_query: found.papersSubject && getSubjectWords(found.papersSubject),
    at,
    software: SOFTWARE,
    limit: Math.max(0, run.limit),
    sources,
    duplicates: Math.max(0, identified - live.retracted - live.beyondLimit - screened),
    retracted: live.retracted,
    not_screened: live.beyondLimit,
    screened,
    excluded: screened - relevant,
    relevant,
    listed: found.papers.length,
  };
}

import type { CitingSentence } from './cited-works.js';
import { completeSearchable, type SearchablePaper } from './searchable-paper.js';

type PaperParts = Partial<SearchablePaper['paper']> & {
  readonly citedIn?: readonly CitingSentence[] | undefined;
};

/** A paper of the library without authors and abstract. */
export const paperOf = (
  id: string,
  title: string,
  { citedIn, ...parts }: PaperParts = {},
): SearchablePaper => ({
  ...completeSearchable(
    {
      id,
      title,
      authors: [],
      journal: '',
      year: 2020,
      abstract: '',
      doi: undefined,
      uploaded: undefined,
      collection: 'library',
      source: { origin: 'computed', by: 'test', at: '2026-03-01T12:00:00Z' },
      ...parts,
    },
    { label: id },
  ),
  ...(citedIn && { citedIn }),
});

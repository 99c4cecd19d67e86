import { citation } from '../literature/sources.js';
import type { LibraryPaper } from '../library/library.js';
import type { LiteratureDetails, Reference } from './literature-details.js';
import type { RunResults } from './run-results.js';
import { listAuthors } from '../literature/searchable-paper.js';

const createReference = (paper: LibraryPaper): Reference => ({
  id: paper.id,
  title: paper.title,
  authors: listAuthors(paper),
  journal: paper.journal,
  year: paper.year,
  doi: paper.doi,
  url: paper.url,
  label: citation(paper),
});

/** Ids of the documents that the primary hypothesis quotes. */
export const getQuotedPaperIds = ({ hypotheses }: RunResults): readonly string[] => [
  ...new Set(
    (hypotheses?.primary.claims ?? []).flatMap(({ evidence }) =>
      evidence.map(({ document_id }) => document_id),
    ),
  ),
];

/** The papers that a run may cite: papers found by the run and papers quoted by its hypothesis. */
export function collectRunReferences(
  runResults: RunResults,
  details: LiteratureDetails,
  library: readonly LibraryPaper[],
): ReadonlyMap<string, Reference> {
  const wanted = new Set([...details.paper_ids, ...getQuotedPaperIds(runResults)]);
  return new Map<string, Reference>([
    ...library
      .filter(({ id }) => wanted.has(id))
      .map((paper) => [paper.id, createReference(paper)] as const),
    ...details.key_papers.map((paper) => [paper.id, paper] as const),
    ...details.abstracts.map((paper) => [paper.id, paper] as const),
  ]);
}

import {
  createPaperRecord,
  EXPORT_FILES,
  exportBibliography,
} from '@spinout/api-client/bibliography';
import type { BundleFile } from '@spinout/domain/bundle';
import { writeCsv } from '@spinout/domain/venture';
import type { FlowData } from '../../data/flow-data.js';
import { getReviewedPapers } from '../reviewed-papers.js';

const NAMES = {
  bibtex: 'references.bib',
  ris: 'references.ris',
  'csl-json': 'references.csl.json',
} as const;

/** The selected papers for reference managers, and all papers that were found as a table. */
export function listReferenceFiles(data: FlowData): readonly BundleFile[] {
  const found = data.papers?.results ?? [];
  if (found.length === 0) return [];
  const reviewed = getReviewedPapers(data);
  const records = reviewed.map(createPaperRecord);
  const ids = new Set(reviewed.map(({ id }) => id));
  const rows = found.map(({ id, title, authors, year, journal, doi, source }) => [
    id,
    title,
    authors.join('; '),
    year,
    journal,
    doi ?? null,
    ids.has(id) ? 'yes' : 'no',
    source?.origin ?? 'unknown',
    source?.by ?? null,
  ]);
  const head = ['Id', 'Title', 'Authors', 'Year', 'Journal', 'DOI', 'Selected', 'Origin', 'Source'];
  const formats = records.length === 0 ? [] : (['bibtex', 'ris', 'csl-json'] as const);
  return [
    ...formats.map((format) => ({
      path: NAMES[format],
      mediaType: EXPORT_FILES[format].mediaType,
      about: 'The papers that were selected for the review.',
      content: exportBibliography(records, format),
    })),
    {
      path: 'papers.csv',
      mediaType: 'text/csv',
      about: 'All papers that the literature search found.',
      content: writeCsv([head, ...rows]),
    },
  ];
}

import type { PipelineLiterature } from '@spinout/api-client';
import {
  createPaperRecord,
  EXPORT_FILES,
  exportBibliography,
} from '@spinout/api-client/bibliography';
import type { BundleFile } from '@spinout/domain/bundle';
import { writeCsv } from '@spinout/domain/venture';
import { readText } from '../read-field.js';

type KeyPaper = PipelineLiterature['key_papers'][number];

const NAMES = {
  bibtex: 'references.bib',
  ris: 'references.ris',
  'csl-json': 'references.csl.json',
} as const;

const HEAD = ['Title', 'Authors', 'Year', 'Journal', 'DOI', 'Citations', 'Origin', 'Source'];

const toRecord = (paper: KeyPaper) =>
  createPaperRecord({
    id: '',
    title: paper.title,
    authors: [...paper.authors],
    journal: readText(paper, 'journal') ?? '',
    year: paper.year ?? null,
    abstract: '',
    relevance: 0,
    ...(paper.doi !== undefined && { doi: paper.doi }),
    ...(paper.source && { source: paper.source }),
  });

/** The key papers for reference managers, without simulated ones, and all of them as a table. */
export function listReferenceFiles(
  literature: PipelineLiterature | null | undefined,
): readonly BundleFile[] {
  const papers = literature?.key_papers ?? [];
  if (papers.length === 0) return [];
  const getOrigin = (paper: KeyPaper) => paper.source ?? literature?.source;
  const records = papers
    .filter((paper) => paper.title.trim() !== '' && getOrigin(paper)?.origin !== 'simulated')
    .map(toRecord);
  const rows = papers.map((paper) => [
    paper.title,
    paper.authors.join('; '),
    paper.year ?? null,
    readText(paper, 'journal'),
    paper.doi ?? null,
    paper.citations ?? null,
    getOrigin(paper)?.origin ?? 'unknown',
    getOrigin(paper)?.by ?? null,
  ]);
  const formats = records.length === 0 ? [] : (['bibtex', 'ris', 'csl-json'] as const);
  return [
    ...formats.map((format) => ({
      path: NAMES[format],
      mediaType: EXPORT_FILES[format].mediaType,
      about: 'The key papers of the literature agent.',
      content: exportBibliography(records, format),
    })),
    {
      path: 'papers.csv',
      mediaType: 'text/csv',
      about: 'The key papers with their origins.',
      content: writeCsv([HEAD, ...rows]),
    },
  ];
}

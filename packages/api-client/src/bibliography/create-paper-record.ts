import { parseDoi } from '../doi/doi.js';
import type { Paper } from '../schemas/flow-literature.js';
import type { BibliographyRecord } from './bibliography.types.js';
import { parseDisplayName } from './display-name.js';
import { toPlainText } from './plain-text.js';

const MAX_URL = 2000;

const parseUrl = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || value.length > MAX_URL || !URL.canParse(value)) return undefined;
  const { protocol, href } = new URL(value);
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
};

/** An uploaded paper without a known journal has the name of its source in its place. */
const journalOf = ({ journal, uploaded, source }: Paper): string =>
  uploaded === true && journal === source?.by ? '' : toPlainText(journal);

/** The bundled library has summaries instead of the authors' abstracts. */
const abstractOf = ({ abstract, collection }: Paper): string => {
  const text = toPlainText(abstract);
  return text !== '' && collection === 'library'
    ? `Summary from the bundled library: ${text}`
    : text;
};

const NOTES: Readonly<Record<string, string>> = {
  simulated: 'Simulated record: not a publication.',
  fallback: 'Prepared locally after a failed request: check the record.',
};

/**
 * Turns a paper of the literature search into a record. It has no `id`, so that an export gives it a key of author, year
 * and title. `url` is the paper's own, else the address of its DOI.
 */
export function createPaperRecord(paper: Paper): BibliographyRecord {
  const doi = parseDoi(paper.doi);
  const url = parseUrl(paper['url']) ?? doi?.url;
  const journal = journalOf(paper);
  const abstract = abstractOf(paper);
  const note = NOTES[paper.source?.origin ?? ''];
  return {
    id: '',
    type: journal === '' ? 'document' : 'article-journal',
    title: toPlainText(paper.title),
    authors: paper.authors.flatMap((name) => parseDisplayName(name) ?? []),
    ...(paper.year === null ? {} : { year: paper.year }),
    ...(journal === '' ? {} : { containerTitle: journal }),
    ...(doi === null ? {} : { doi: doi.doi }),
    ...(url === undefined ? {} : { url }),
    ...(abstract === '' ? {} : { abstract }),
    keywords: [],
    ...(note === undefined ? {} : { note }),
  };
}

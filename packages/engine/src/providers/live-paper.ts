import { parseDoi, type Doi } from '@spinout/api-client/doi';
import { extractPlainText } from './plain-text.js';
import type { LivePaper, LiveSource } from './provider.types.js';

const MAX_TITLE = 1000;
const MAX_NAME = 200;
const MAX_AUTHORS = 200;
const MAX_ABSTRACT = 20_000;
const FIRST_YEAR = 1500;
const LAST_YEAR = 2100;
const RETRACTED_TITLE = /^\W{0,2}(?:retracted|withdrawn)(?: article| paper)?\W{0,2}[:.\]]/i;

/** The fields of a provider's record before cleaning. */
export interface RawPaper {
  readonly title: string | undefined;
  readonly authors: readonly (string | undefined)[];
  readonly journal: string | undefined;
  /** A year or a text that contains one. */
  readonly year: string | number | undefined;
  readonly doi: string | undefined;
  readonly pmid: string | undefined;
  readonly abstract: string | undefined;
  readonly citations: number | undefined;
  readonly isRetracted: boolean;
  /** Id and URL at the provider, used if there is neither DOI nor PMID. */
  readonly own?: { readonly id: string; readonly url: string } | undefined;
}

const parseYear = (value: string | number | undefined): number | null => {
  const text = /(?<!\d)\d{4}(?!\d)/.exec(String(value ?? '').slice(0, 100))?.[0];
  const year = Number(text);
  return year >= FIRST_YEAR && year <= LAST_YEAR ? year : null;
};

const parsePmid = (text: string | undefined): string | undefined => {
  const digits = /^(?:https?:\/\/pubmed\.ncbi\.nlm\.nih\.gov\/)?(\d{1,9})\/?$/.exec(
    text ?? '',
  )?.[1];
  return digits?.replace(/^0+(?=\d)/, '');
};

const getIdentity = (doi: Doi | null, pmid: string | undefined, own: RawPaper['own']) => {
  if (doi !== null) return { id: `doi:${doi.doi}`, url: doi.url };
  if (pmid !== undefined)
    return { id: `pmid:${pmid}`, url: `https://pubmed.ncbi.nlm.nih.gov/${pmid}/` };
  return own;
};

/**
 * Cleans a provider's record.
 * @returns null if the record cannot be cited because it has no title or no id
 */
export function createLivePaper(raw: RawPaper, source: LiveSource): LivePaper | null {
  const title = extractPlainText(raw.title ?? '', MAX_TITLE).replace(
    /^\[(.*)\]\.?$|(?<=[^.])\.$/,
    '$1',
  );
  const doi = parseDoi(raw.doi);
  const pmid = parsePmid(raw.pmid?.trim());
  const names = getIdentity(doi, pmid, raw.own);
  if (title === '' || names === undefined) return null;
  const { citations } = raw;
  return {
    ...names,
    title,
    authors: raw.authors
      .slice(0, MAX_AUTHORS)
      .map((name) => extractPlainText(name ?? '', MAX_NAME))
      .filter((name) => name !== ''),
    journal: extractPlainText(raw.journal ?? '', MAX_NAME),
    year: parseYear(raw.year),
    ...(doi === null ? {} : { doi: doi.doi }),
    ...(pmid === undefined ? {} : { pmid }),
    abstract: extractPlainText(raw.abstract ?? '', MAX_ABSTRACT).replace(/^abstract[:.]?\s+/i, ''),
    ...(citations !== undefined && Number.isSafeInteger(citations) && citations >= 0
      ? { citations }
      : {}),
    isRetracted: raw.isRetracted || RETRACTED_TITLE.test(title),
    source,
  };
}

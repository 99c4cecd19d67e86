import { parseDoi } from '@spinout/api-client/doi';
import type { Reference } from './literature-details.js';

/** The papers that a text cites, numbered in the order in which it first does. */
export interface ReferenceList {
  /** Numbers of papers in brackets, e.g. " [1, 3]"; empty for papers that are not of the run. */
  cite(ids: readonly string[]): string;
  /** The list as printed. */
  format(): string[];
}

const addPeriod = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);

/** Writes a reference: authors, title, journal and year, and the DOI where there is one. */
export function formatReference({ authors, title, journal, year, doi, url }: Reference): string {
  const place = [journal, year === null ? '' : `(${year})`].filter(Boolean).join(' ');
  const address = parseDoi(doi)?.url ?? url ?? '';
  const parts = [authors.join(', '), title, place].filter(Boolean).map(addPeriod);
  return [...parts, address].filter(Boolean).join(' ');
}

/** Opens a list of references over the papers of a run. */
export function createReferenceList(papers: ReadonlyMap<string, Reference>): ReferenceList {
  const numbers = new Map<string, number>();
  const getNumber = (id: string): number => {
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return number;
  };
  return {
    cite(ids) {
      const cited = [...new Set(ids)].filter((id) => papers.has(id)).map(getNumber);
      return cited.length === 0 ? '' : ` [${cited.toSorted((a, b) => a - b).join(', ')}]`;
    },
    format: () =>
      [...numbers].flatMap(([id, number]) => {
        const paper = papers.get(id);
        return paper ? [`[${number}] ${formatReference(paper)}`] : [];
      }),
  };
}

import { parseDoi } from '@spinout/api-client/doi';
import type { Reference } from './literature-details.js';

const addPeriod = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);

/** Formats a reference: authors, title, journal, year, and DOI if available. */
export function formatReference({ authors, title, journal, year, doi, url }: Reference): string {
  const place = [journal, year === null ? '' : `(${year})`].filter(Boolean).join(' ');
  const address = parseDoi(doi)?.url ?? url ?? '';
  const parts = [authors.join(', '), title, place].filter(Boolean).map(addPeriod);
  return [...parts, address].filter(Boolean).join(' ');
}

/** Creates a list of the cited papers of a run, numbered in the order of first citation. */
export function createReferenceList(papers: ReadonlyMap<string, Reference>) {
  const numbers = new Map<string, number>();
  const getNumber = (id: string): number => {
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return number;
  };
  return {
    /** Citation numbers in brackets, for example " [1, 3]"; empty for papers outside the run. */
    cite(ids: readonly string[]): string {
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

export type ReferenceList = ReturnType<typeof createReferenceList>;

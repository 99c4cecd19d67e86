import type { BibliographyRecord } from '@spinout/api-client/bibliography';
import { foldTitle } from '../providers/merge-papers.js';

/** Shorter titles ("Editorial", "Introduction") tell no works apart. */
const MIN_TITLE = 20;

const titleKey = ({ title, year, authors, containerTitle }: BibliographyRecord): string => {
  const folded = foldTitle(title);
  const details =
    folded.length < MIN_TITLE
      ? [foldTitle(authors[0]?.family ?? ''), foldTitle(containerTitle ?? '')]
      : [];
  // A title without any letter or digit stands for itself.
  return [folded === '' ? title : folded, String(year ?? ''), ...details].join('|');
};

const differ = (left: string | undefined, right: string | undefined) =>
  left !== undefined && right !== undefined && left !== right;

const haveOtherIds = (left: BibliographyRecord, right: BibliographyRecord) =>
  differ(left.doi, right.doi) || differ(left.pmid, right.pmid);

/** The first record leads, the second fills what it lacks. */
const merge = (first: BibliographyRecord, second: BibliographyRecord): BibliographyRecord => ({
  ...second,
  ...first,
  authors: first.authors.length > 0 ? first.authors : second.authors,
  keywords: first.keywords.length > 0 ? first.keywords : second.keywords,
});

/**
 * Merges records of the same work: same DOI, else same PMID, else same title (letters and digits only) and year where no
 * id speaks against it. Works with different DOIs stay apart, such as a preprint and its article. Takes time linear in
 * the number of records.
 */
export function mergeDuplicates(
  records: readonly BibliographyRecord[],
): readonly BibliographyRecord[] {
  const merged: BibliographyRecord[] = [];
  const places = new Map<string, number>();
  for (const record of records) {
    const { doi, pmid } = record;
    const keys = [`title:${titleKey(record)}`];
    if (pmid !== undefined) keys.unshift(`pmid:${pmid}`);
    if (doi !== undefined) keys.unshift(`doi:${doi}`);
    const place = keys
      .flatMap((key) => places.get(key) ?? [])
      .find((at) => {
        const known = merged[at];
        const hasSameDoi = doi !== undefined && known?.doi === doi;
        return known && (hasSameDoi || !haveOtherIds(known, record));
      });
    const at = place ?? merged.length;
    const known = merged[at];
    merged[at] = known ? merge(known, record) : record;
    for (const key of keys) if (!places.has(key)) places.set(key, at);
  }
  return merged;
}

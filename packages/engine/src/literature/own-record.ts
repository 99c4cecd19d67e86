import { parseDoi } from '@spinout/api-client/doi';
import { findPublication } from '../paper-parts/publication.js';
import { foldTitle } from '../providers/merge-papers.js';
import type { StoredDocument } from '../store/documents.js';

/** Shorter titles ("Editorial", "Introduction") do not identify a paper. */
const MIN_TITLE = 20;

interface WorkRecord {
  readonly title?: string | null | undefined;
  readonly doi?: string | null | undefined;
}

const findOwnDoi = ({ pages, title }: StoredDocument): string | undefined =>
  parseDoi(findPublication(pages.map(({ text }) => text).join('\n\n'), title).doi)?.doi;

/**
 * Tells which records are of an uploaded paper itself: those with its DOI, and those with its title, also under another
 * DOI, as its preprint and its data have.
 */
export function createOwnRecordCheck(document: StoredDocument): (record: WorkRecord) => boolean {
  const ownDoi = findOwnDoi(document);
  const ownTitle = foldTitle(document.title);
  return ({ title, doi }) =>
    (ownDoi !== undefined && parseDoi(doi)?.doi === ownDoi) ||
    (ownTitle.length >= MIN_TITLE && foldTitle(title ?? '') === ownTitle);
}

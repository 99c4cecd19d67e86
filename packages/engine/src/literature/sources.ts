import { fill } from '@spinout/domain/text';
import type { Evidence } from '@spinout/api-client';
import type { LibraryPaper } from '../library/library.js';
import { readablePages } from '../store/readable-pages.js';
import type { Page, StoredDocument } from '../store/documents.js';
import { literatureMessages as messages } from './literature.messages.js';

/** A text that evidence can come from. */
export interface Source {
  readonly id: string;
  /** What is read as the title; empty if none is in English. */
  readonly title: string;
  /** The title that evidence names. @default `title` */
  readonly shownTitle?: string;
  readonly kind: Evidence['kind'];
  /** How the source is named in a sentence. */
  readonly label: string;
  /** False where evidence names no page. */
  readonly paged: boolean;
  readonly pages: readonly Page[];
  /** Whether an abstract is all that it holds. @default false */
  readonly isAbstract?: boolean;
  /** Terms that the library's editors gave; none for an uploaded paper. */
  readonly terms: readonly string[];
  readonly methods: readonly string[];
  readonly category: string | null;
}

const MAX_TITLE = 90;

const shortened = (title: string): string => {
  const plain = title.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return plain.length > MAX_TITLE
    ? `${plain.slice(0, MAX_TITLE).replace(/(?<!\s)\s+\S*$/, '')} …`
    : plain;
};

const familyName = (author: string): string => {
  const [beforeComma = '', afterComma] = author.split(',');
  if (afterComma !== undefined) return beforeComma.trim();
  // Names without initials are those of groups.
  return author.trim().replace(/^(?:\p{Lu}\p{M}?\p{Ll}?\.[\s-]?)+/u, '');
};

/** Names a library paper in a sentence, e.g. "Jumper et al. (2021)". */
export const citation = (paper: Pick<LibraryPaper, 'authors' | 'title' | 'year'>): string =>
  nameAuthors(paper.authors.map(familyName), false, paper);

/**
 * Names a work by the family names of its authors, or by its title if there are none.
 * @param hasMore whether it has more authors than are named
 */
export function nameAuthors(
  families: readonly string[],
  hasMore: boolean,
  { title, year }: { readonly title: string; readonly year: number | null },
): string {
  const [first, second, ...others] = families;
  const when = year === null ? '' : ` (${String(year)})`;
  if (first === undefined) return `“${shortened(title)}”${when}`;
  if (hasMore || others.length > 0) return `${first} et al.${when}`;
  return second === undefined ? `${first}${when}` : `${first} and ${second}${when}`;
}

/** A paper as a source; of one in another language only its English part. */
export const sourceOfDocument = (document: StoredDocument): Source => ({
  id: document.id,
  title: document.english?.title ?? document.title,
  ...(document.english && { shownTitle: document.title, isAbstract: true }),
  kind: 'uploaded',
  label: fill(messages.uploadedSource, { title: shortened(document.title) }),
  paged: document.paged,
  pages: readablePages(document),
  terms: [],
  methods: [],
  category: null,
});

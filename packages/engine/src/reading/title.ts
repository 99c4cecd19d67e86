import { isHeading } from './sections.js';

const MIN_CHARACTERS = 8;
const MAX_CHARACTERS = 250;
const UNTITLED =
  /^(?:untitled|microsoft word|powerpoint|document\d*$|title$|slide|pasted text|paper$|manuscript|draft|pii:|doi:|arxiv:)|\.(?:docx?|pdf|txt|tex|indd|dvi|qxd)$/i;
const MAX_PARAGRAPHS = 6;

const clean = (text: string | undefined) =>
  (text ?? '').normalize('NFC').replace(/\s+/gu, ' ').trim();

const isSensible = (title: string) =>
  title.length >= MIN_CHARACTERS &&
  title.length <= MAX_CHARACTERS &&
  /\p{L}\S*\s.*\p{L}/u.test(title) &&
  !UNTITLED.test(title);

/** Possible sources of a title, most reliable first. */
export interface TitleSources {
  readonly stated?: string | undefined;
  readonly shown?: string | undefined;
  readonly firstPage: string;
  readonly fileName?: string | undefined;
  readonly given?: string | undefined;
}

/**
 * Finds the title of a paper: from the metadata, the largest text of the first page, the first line that looks like a
 * heading, the title that the person gave, or the file name.
 */
export function findTitle({ stated, shown, firstPage, fileName, given }: TitleSources): string {
  const own = [clean(stated), clean(shown)].find(isSensible);
  if (own) return own;
  const line = firstPage
    .split('\n\n', MAX_PARAGRAPHS)
    .find(
      (paragraph) => isSensible(paragraph) && (isHeading(paragraph) || isLongHeading(paragraph)),
    );
  const named = clean(fileName?.replace(/\.[a-z]{2,4}$/i, '').replace(/[_-]+/g, ' '));
  return line ?? (clean(given) || named || 'Untitled paper');
}

const isLongHeading = (paragraph: string) =>
  !/[.?!;,:…]["”’)]*$/.test(paragraph) && /^[\p{Lu}\p{N}]/u.test(paragraph);

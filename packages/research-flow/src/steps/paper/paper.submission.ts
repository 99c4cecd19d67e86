import { MAX_TITLE_CHARACTERS } from './paper.constants.js';
import type { PaperDraft } from './paper.machine.js';

/** What a person hands in: exactly one of the three. */
export type Submission =
  | { readonly method: 'file'; readonly file: File }
  | { readonly method: 'url'; readonly url: string; readonly title: string }
  | { readonly method: 'text'; readonly text: string; readonly title: string };

/** What the chosen method has to hand in; null when that is nothing (PAPER-08, PAPER-09). */
export const submissionOf = (draft: PaperDraft, file: File | null): Submission | null => {
  switch (draft.method) {
    case 'file':
      return file && { method: 'file', file };
    case 'url': {
      const url = draft.url.trim();
      return url === '' ? null : { method: 'url', url, title: url };
    }
    case 'text': {
      const { text, exampleTitle } = draft;
      if (text.trim() === '') return null;
      return { method: 'text', text, title: exampleTitle ?? firstLineOf(text) };
    }
  }
};

/** What tells one submission from another, also after a reload; a file by all that a browser says of it. */
export const askedOf = (submission: Submission): unknown => {
  if (submission.method !== 'file') return submission;
  const { name, size, type, lastModified } = submission.file;
  return [name, size, type, lastModified];
};

/** What a submission is called until its content says better. */
export const titleOf = (submission: Submission): string =>
  submission.method === 'file' ? submission.file.name : submission.title;

const firstLineOf = (text: string): string =>
  firstCharacters(text.trim().split(/\r\n|\r|\n/, 1)[0] ?? '');

// By code points, so that no character is cut in half.
const firstCharacters = (line: string): string =>
  Array.from(line.trim()).slice(0, MAX_TITLE_CHARACTERS).join('').trimEnd();

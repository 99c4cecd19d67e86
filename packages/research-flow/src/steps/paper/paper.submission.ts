import { MAX_TITLE_CHARACTERS } from './paper.constants.js';
import type { PaperDraft } from './paper.machine.js';

/** The submitted paper: a file, a URL or text. */
export type Submission =
  | { readonly method: 'file'; readonly file: File }
  | { readonly method: 'url'; readonly url: string; readonly title: string }
  | { readonly method: 'text'; readonly text: string; readonly title: string };

/** The paper that the selected upload method submits; null if it is empty. */
export const getSubmission = (draft: PaperDraft, file: File | null): Submission | null => {
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
      return { method: 'text', text, title: exampleTitle ?? getFirstLine(text) };
    }
  }
};

/** Title of a submission until the analysis finds a better one. */
export const getTitle = (submission: Submission): string =>
  submission.method === 'file' ? submission.file.name : submission.title;

const getFirstLine = (text: string): string =>
  truncateTitle(text.trim().split(/\r\n|\r|\n/, 1)[0] ?? '');

// Counts code points, so that no character is split.
const truncateTitle = (line: string): string =>
  Array.from(line.trim()).slice(0, MAX_TITLE_CHARACTERS).join('').trimEnd();

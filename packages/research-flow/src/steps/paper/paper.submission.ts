import { parseDoi } from '@spinout/api-client/doi';
import { MAX_PAPER_CHARACTERS } from '@spinout/api-client/schemas';
import type { Runtime } from '@spinout/flow-kit';
import type { FlowDocument } from '../../data/flow-data.js';
import { DOCUMENT_ID_PREFIX, MAX_TITLE_CHARACTERS } from './paper.constants.js';
import type { PaperAnalysisResult, PaperDraft, Submission } from './paper.types.js';

/** The paper that the selected upload method submits; null if it is empty. */
export const getSubmission = (draft: PaperDraft, file: File | null): Submission | null => {
  switch (draft.method) {
    case 'file':
      return file && { method: 'file', file };
    case 'url': {
      const entered = draft.url.trim();
      if (entered === '') return null;
      const url = URL.canParse(entered) ? entered : (parseDoi(entered)?.url ?? entered);
      return { method: 'url', url, title: entered };
    }
    case 'text': {
      const { text, exampleTitle } = draft;
      if (text.trim() === '') return null;
      return { method: 'text', text, title: exampleTitle ?? getFirstLine(text) };
    }
  }
};

/** Whether a pasted text is longer than a paper may be. */
export const isTooLong = (submission: Submission | null): boolean =>
  submission?.method === 'text' && submission.text.length > MAX_PAPER_CHARACTERS;

/** Title of a submission until the analysis finds a better one. */
export const getTitle = (submission: Submission): string =>
  submission.method === 'file' ? submission.file.name : submission.title;

/** The analyzed paper among the documents of the flow. */
export const createFlowDocument = (
  submission: Submission,
  { metadata }: PaperAnalysisResult,
  runtime: Runtime,
): FlowDocument => ({
  id: metadata.document_id || runtime.newId(DOCUMENT_ID_PREFIX),
  title: metadata.title?.trim() || getTitle(submission),
  method: submission.method,
});

const getFirstLine = (text: string): string =>
  truncateTitle(text.trim().split(/\r\n|\r|\n/, 1)[0] ?? '');

// Counts code points, so that no character is split.
const truncateTitle = (line: string): string =>
  Array.from(line.trim()).slice(0, MAX_TITLE_CHARACTERS).join('').trimEnd();

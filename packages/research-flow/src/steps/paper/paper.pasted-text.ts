import { fingerprint } from '@spinout/api-client/idempotency';
import type { PastedPaper } from '../../evidence/verify-quote.js';
import type { PaperDraft, PaperResult } from './paper.machine.js';

/**
 * The draft after the step is completed: with the document id and a fingerprint of the analyzed pasted text, and without
 * the result, which is part of the flow data now.
 */
export const addAnalyzedText = (
  draft: PaperDraft | undefined,
  { documents: [document] }: PaperResult,
): PaperDraft | undefined => {
  if (draft === undefined) return undefined;
  const { analyzed: _, isChoosingAnother: __, ...entered } = draft;
  return {
    ...entered,
    read:
      document?.method === 'text'
        ? { documentId: document.id, text: fingerprint(draft.text) }
        : undefined,
  };
};

/** The pasted text of the paper; null if it was not pasted, or has changed since its analysis. */
export const getPastedPaper = (draft: PaperDraft | undefined): PastedPaper | null => {
  if (!draft?.read || draft.read.text !== fingerprint(draft.text)) return null;
  return { documentId: draft.read.documentId, text: draft.text };
};

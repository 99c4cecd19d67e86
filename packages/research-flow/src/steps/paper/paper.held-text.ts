import type { HeldText } from '../../evidence/verify-quote.js';
import { fingerprint } from '@spinout/flow-kit';
import type { PaperDraft, PaperResult } from './paper.machine.js';

/** A draft that knows under which id its pasted text was read. */
export const withRead = (
  draft: PaperDraft | undefined,
  { documents: [document] }: PaperResult,
): PaperDraft | undefined =>
  draft && {
    ...draft,
    read:
      document?.method === 'text'
        ? { documentId: document.id, text: fingerprint(draft.text) }
        : undefined,
  };

/** The text of the paper, where the person pasted it and has not changed it since it was read. */
export const heldTextOf = (draft: PaperDraft | undefined): HeldText | null => {
  if (!draft?.read || draft.read.text !== fingerprint(draft.text)) return null;
  return { documentId: draft.read.documentId, text: draft.text };
};

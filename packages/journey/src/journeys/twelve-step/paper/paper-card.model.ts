import { fill } from '@spinout/design-system';
import { pdfErrorText, type PdfErrorMessages } from '@spinout/flow-kit/pdf';
import type { TwelveStepMessages } from '../twelve-step.messages.js';
import type { PaperNote, PaperSnapshot } from './paper.machine.js';

/** View model of the paper card. */
export const paperCardModel = (
  snapshot: PaperSnapshot,
  messages: TwelveStepMessages,
  pdfMessages: PdfErrorMessages,
) => {
  const { note, createdPdf } = snapshot.context;
  return {
    saving: snapshot.hasTag('busy'),
    /** The PDF was created on a later attempt. */
    hasPdf: createdPdf !== null,
    note: note && formatNote(note, messages, pdfMessages),
    failed: note?.kind === 'failed' || note?.kind === 'pdfFailed',
  };
};

export type PaperCardModel = ReturnType<typeof paperCardModel>;

const formatNote = (
  note: PaperNote,
  messages: TwelveStepMessages,
  pdfMessages: PdfErrorMessages,
): string => {
  switch (note.kind) {
    case 'saved':
      return fill(messages.saved, { name: note.name });
    case 'copied':
      return messages.copied;
    case 'pdfFailed':
      return pdfErrorText(note.error, pdfMessages);
    case 'failed':
      return {
        save: messages.saveFailed,
        print: messages.printFailed,
        share: messages.shareFailed,
      }[note.action];
  }
};

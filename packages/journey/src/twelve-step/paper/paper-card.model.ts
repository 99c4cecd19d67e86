import { fill } from '@spinout/design-system';
import { pdfErrorText, type PdfErrorMessages } from '@spinout/journey-kit/pdf';
import type { TwelveStepMessages } from '../twelve-step.messages.js';
import type { PaperNote, PaperSnapshot } from './paper.machine.js';

/** What the card shows beside the paper. */
export const paperCardModel = (
  snapshot: PaperSnapshot,
  words: TwelveStepMessages,
  pdfWords: PdfErrorMessages,
) => {
  const { note, made } = snapshot.context;
  return {
    saving: snapshot.hasTag('busy'),
    /** A PDF was had after all. */
    hasPdf: made !== null,
    note: note && textOf(note, words, pdfWords),
    failed: note?.kind === 'failed' || note?.kind === 'pdfFailed',
  };
};

export type PaperCardModel = ReturnType<typeof paperCardModel>;

const textOf = (note: PaperNote, words: TwelveStepMessages, pdfWords: PdfErrorMessages): string => {
  switch (note.kind) {
    case 'saved':
      return fill(words.saved, { name: note.name });
    case 'copied':
      return words.copied;
    case 'pdfFailed':
      return pdfErrorText(note.error, pdfWords);
    case 'failed':
      return {
        save: words.saveFailed,
        print: words.printFailed,
        share: words.shareFailed,
      }[note.what];
  }
};

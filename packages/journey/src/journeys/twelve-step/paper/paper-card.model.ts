import { fill } from '@spinout/design-system';
import { pdfErrorMessages, pdfErrorText } from '@spinout/flow-kit/pdf';
import type { TwelveStepMessages } from '../twelve-step.messages.js';
import type { PaperSnapshot } from './paper.machine.js';
import type { PaperNote } from './paper.types.js';

export const paperCardModel = (snapshot: PaperSnapshot, messages: TwelveStepMessages) => {
  const { note, createdPdf } = snapshot.context;
  return {
    saving: snapshot.hasTag('busy'),
    /** The PDF was created on a later attempt. */
    hasPdf: createdPdf !== null,
    note: note && formatNote(note, messages),
    failed: note?.kind === 'failed' || note?.kind === 'pdfFailed',
  };
};

export type PaperCardModel = ReturnType<typeof paperCardModel>;

const formatNote = (note: PaperNote, messages: TwelveStepMessages): string => {
  switch (note.kind) {
    case 'saved':
      return fill(messages.saved, { name: note.name });
    case 'copied':
      return messages.copied;
    case 'pdfFailed':
      return pdfErrorText(note.error, pdfErrorMessages);
    case 'failed':
      return messages[`${note.action}Failed`];
  }
};

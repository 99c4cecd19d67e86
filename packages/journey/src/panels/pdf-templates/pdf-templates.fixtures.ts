import { pdfTemplatesMessages } from './pdf-templates.messages.js';
import type { PdfTemplatesModel } from './pdf-templates.model.js';

const listed: PdfTemplatesModel = { dialog: null, savedText: null };

const dialog = {
  heading: 'Use Template: Research Paper',
  title: 'Sleep spindles and recall',
  titleError: undefined,
  busy: false,
  errorText: null,
};

/** One view model per state of the templates. */
export const pdfTemplatesModels = {
  listed,
  asking: { ...listed, dialog: { ...dialog, title: '' } },
  blank: {
    ...listed,
    dialog: { ...dialog, title: ' ', titleError: pdfTemplatesMessages.titleBlank },
  },
  generating: { ...listed, dialog: { ...dialog, busy: true } },
  failed: { ...listed, dialog: { ...dialog, errorText: pdfTemplatesMessages.unreachable } },
  saved: { ...listed, savedText: 'Saved as Sleep_spindles_and_recall_2026-03-02.pdf' },
} as const satisfies Record<string, PdfTemplatesModel>;

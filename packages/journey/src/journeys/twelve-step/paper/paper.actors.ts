import { saveFile, type PlatformClient } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import type { Delivery, PaperNote, PdfExport, SavedPdf } from './paper.types.js';
import { printDocument } from './print-document.js';
import { shareDocument } from './share-document.js';

/** Connects the card to the client and to the browser's downloads, printer and share sheet. */
export const paperActors = (api: PlatformClient) => ({
  savePdf: fromPromise<SavedPdf, PdfExport>(async ({ input, signal }) => {
    const { createdPdf, request, name } = input;
    const pdf = createdPdf ?? (await api.pdf.article(request, { signal }));
    saveFile(name, pdf);
    return { pdf, name };
  }),
  deliver: fromPromise<PaperNote | null, Delivery>(async ({ input }) => {
    switch (input.action) {
      case 'save': {
        const { data, name } = input.file;
        saveFile(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
        return { kind: 'saved', name };
      }
      case 'print':
        printDocument(input.printable);
        return null;
      case 'share':
        return (await shareDocument(input.printable)) === 'copied' ? { kind: 'copied' } : null;
    }
  }),
});

import { saveFile, type PlatformClient } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import type { ShareResult } from './paper.machine.js';
import type { DataExport, PrintablePaper, PdfExport } from './paper.types.js';
import { printDocument } from './print-document.js';
import { shareDocument } from './share-document.js';

const requirePayload = <Payload>(payload: Payload | null): Payload => {
  if (payload === null) throw new Error('paper: nothing was asked for');
  return payload;
};

/** Export functions of the browser. */
const browserOutputs = { save: saveFile, print: printDocument, share: shareDocument };

/** Connects the card to the client and to the browser's downloads, printer and share sheet. */
export const paperActors = (
  api: PlatformClient,
  { save, print, share }: typeof browserOutputs = browserOutputs,
) => ({
  savePdf: fromPromise<Blob, { readonly payload: PdfExport | null }>(async ({ input, signal }) => {
    const { createdPdf, request, name } = requirePayload(input.payload);
    const pdf = createdPdf ?? (await api.pdf.article(request, { signal }));
    save(name, pdf);
    return pdf;
  }),
  saveData: fromPromise<void, { readonly payload: DataExport | null }>(async ({ input }) => {
    const { data, name } = requirePayload(input.payload);
    save(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  }),
  printPaper: fromPromise<void, { readonly printable: PrintablePaper | null }>(async ({ input }) =>
    print(requirePayload(input.printable)),
  ),
  sharePaper: fromPromise<ShareResult, { readonly printable: PrintablePaper | null }>(({ input }) =>
    share(requirePayload(input.printable)),
  ),
});

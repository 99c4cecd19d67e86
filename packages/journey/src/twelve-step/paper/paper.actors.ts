import { saveFile, type PlatformClient } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import type { Shared } from './paper.machine.js';
import type { DataOrder, PrintablePaper, PdfOrder } from './paper.types.js';
import { printDocument } from './print-document.js';
import { shareDocument } from './share-document.js';

const asked = <Order>(order: Order | null): Order => {
  if (order === null) throw new Error('paper: nothing was asked for');
  return order;
};

/** What a browser can do with a paper. */
const browserOutputs = { save: saveFile, print: printDocument, share: shareDocument };

/** Joins the card to the client and to the browser's downloads, printer and share sheet. */
export const paperActors = (
  api: PlatformClient,
  { save, print, share }: typeof browserOutputs = browserOutputs,
) => ({
  savePdf: fromPromise<Blob, { readonly order: PdfOrder | null; readonly key: string }>(
    async ({ input, signal }) => {
      const { made, request, name } = asked(input.order);
      const pdf = made ?? (await api.pdf.article(request, { signal, idempotencyKey: input.key }));
      save(name, pdf);
      return pdf;
    },
  ),
  saveData: fromPromise<void, { readonly order: DataOrder | null }>(async ({ input }) => {
    const { data, name } = asked(input.order);
    save(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  }),
  printPaper: fromPromise<void, { readonly sheet: PrintablePaper | null }>(async ({ input }) =>
    print(asked(input.sheet)),
  ),
  sharePaper: fromPromise<Shared, { readonly sheet: PrintablePaper | null }>(({ input }) =>
    share(asked(input.sheet)),
  ),
});

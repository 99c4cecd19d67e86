import { fromPromise } from 'xstate';
import type { OpenPdf } from './pdf-pages.js';
import type { DrawnPage, DrawPageInput } from './source-page.types.js';

/** Connects the page to pdf.js. One file is open at a time; `close` ends its worker. */
export const createSourcePageActors = (
  open = async (file: File): Promise<OpenPdf> => (await import('./pdf-pages.js')).openPdf(file),
) => {
  let opened: { readonly file: File; readonly pdf: Promise<OpenPdf> } | null = null;
  const close = () => {
    opened?.pdf.then((pdf) => pdf.close()).catch(() => undefined);
    opened = null;
  };
  const getPdf = (file: File): Promise<OpenPdf> => {
    if (opened?.file !== file) {
      close();
      opened = { file, pdf: open(file) };
    }
    return opened.pdf;
  };
  return {
    actors: {
      drawPage: fromPromise<DrawnPage, DrawPageInput>(async ({ input: { file, ...page } }) => {
        const pdf = await getPdf(file);
        return pdf.drawPage(page);
      }),
    },
    close,
  };
};

export type SourcePageActors = ReturnType<typeof createSourcePageActors>;

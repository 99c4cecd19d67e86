import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api.js';
import { findMarkBoxes } from './mark-boxes.js';
import type { DrawnPage, DrawPageInput } from './source-page.types.js';

type Pdfjs = typeof import('pdfjs-dist');
type LoadingTask = ReturnType<Pdfjs['getDocument']>;
type PdfDocument = Awaited<LoadingTask['promise']>;

/** Wide enough for a sharp page in a panel on a screen of high density. */
const DRAWN_WIDTH_PX = 1600;
const MAX_DRAWN_HEIGHT_PX = 4000;
const OPENING_TIMEOUT_MS = 20_000;

// Nothing is fetched: no fonts, character maps or decoders from a server.
const OFFLINE = { useWorkerFetch: false, useWasm: false, enableXfa: false, verbosity: 0 };

const startWorker = (): Worker =>
  new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url), {
    type: 'module',
  });

/** Rejects if the worker cannot be loaded or does not answer. */
const watchWorker = (worker: Worker) => {
  let stop = () => {};
  const failed = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error('The worker that reads PDF files failed.'));
    const timer = setTimeout(fail, OPENING_TIMEOUT_MS);
    worker.addEventListener('error', fail, { once: true });
    stop = () => clearTimeout(timer);
  });
  return { failed, stop };
};

/** A PDF that is open in a worker of its own. */
export interface OpenPdf {
  readonly drawPage: (page: Omit<DrawPageInput, 'file'>) => Promise<DrawnPage>;
  readonly close: () => void;
}

/** Opens a PDF with pdf.js in a worker. */
export async function openPdf(file: File): Promise<OpenPdf> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const worker = startWorker();
  const watch = watchWorker(worker);
  const reader = new pdfjs.PDFWorker({ port: worker as never });
  const task = pdfjs.getDocument({ ...OFFLINE, data: await file.arrayBuffer(), worker: reader });
  const close = () => {
    void task.destroy().catch(() => undefined);
    reader.destroy();
    worker.terminate();
  };
  try {
    const pdf = await Promise.race([task.promise, watch.failed]);
    return { drawPage: (page) => drawPage(pdf, page), close };
  } catch (error) {
    close();
    throw error;
  } finally {
    watch.stop();
  }
}

const isText = (item: TextItem | TextMarkedContent): item is TextItem => 'str' in item;

const drawPage = async (
  pdf: PdfDocument,
  { number: wanted, quote }: Omit<DrawPageInput, 'file'>,
): Promise<DrawnPage> => {
  const number = Math.min(Math.max(wanted, 1), pdf.numPages);
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(DRAWN_WIDTH_PX / width, MAX_DRAWN_HEIGHT_PX / height);
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  const [, { items }] = await Promise.all([
    // With the intent to print, drawing does not wait for animation frames, which pages in the background do not get.
    page.render({ canvas, viewport, intent: 'print' }).promise,
    page.getTextContent(),
  ]);
  const pieces = items.filter(isText);
  const marks = quote === null ? [] : findMarkBoxes(pieces, quote, viewport);
  const text = pieces.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join('');
  page.cleanup();
  return { canvas, number, count: pdf.numPages, marks, text };
};

import { yieldToEventLoop } from './yield-to-event-loop.js';
import { MAX_PDF_PAGES, MIN_LETTERS_PER_PAGE } from './limits.js';
import { largestText, paragraphsOf, type PdfLine } from './pdf-lines.js';
import { linesOf } from './pdf-reading-order.js';
import type { RawPaper, ReadingWork } from './read-paper.types.js';
import { refusal, stopIfLeft } from './refuse.js';
import { withoutRunningLines } from './running-lines.js';

type Pdfjs = typeof import('pdfjs-dist');
type PdfDocument = Awaited<ReturnType<Pdfjs['getDocument']>['promise']>;

// The engine already runs off the main thread, so pdf.js finds its worker half on this thread and starts no other.
const loadPdfjs = async (): Promise<Pdfjs> => {
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  return import('pdfjs-dist/legacy/build/pdf.mjs');
};

// Text needs neither fonts on the page, nor pictures, nor anything from the network.
const TEXT_ONLY = {
  disableFontFace: true,
  useSystemFonts: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  disableWorkerRendering: true,
  useWorkerFetch: false,
  useWasm: false,
  enableXfa: false,
  verbosity: 0,
};

/**
 * Reads a PDF's text page by page.
 * @throws {Refusal} when it is damaged, has a password, no text or too many pages, or takes too long
 */
export async function readPdf(bytes: Uint8Array, work: ReadingWork): Promise<RawPaper> {
  const { getDocument } = await loadPdfjs();
  // pdf.js takes the buffer over; the caller keeps its own.
  const task = getDocument({ ...TEXT_ONLY, data: bytes.slice() });
  const stop = stopping(work);
  try {
    const pdf = await Promise.race([task.promise, stop.stopped]);
    if (pdf.numPages > MAX_PDF_PAGES)
      throw refusal('tooManyPages', { count: String(pdf.numPages) });
    return await readPages(pdf, work, stop.stopped);
  } catch (error) {
    throw explained(error);
  } finally {
    stop.release();
    await task.destroy().catch(() => undefined);
  }
}

const readPages = async (
  pdf: PdfDocument,
  work: ReadingWork,
  stopped: Promise<never>,
): Promise<RawPaper> => {
  const pages: (readonly PdfLine[])[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    await yieldToEventLoop();
    stopIfLeft(work.signal);
    if (work.deadline.aborted) throw refusal('tooSlow');
    pages.push(await Promise.race([readPage(pdf, number), stopped]));
    work.onPage(number, pdf.numPages);
  }
  const letters = pages
    .flat()
    .reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (letters < MIN_LETTERS_PER_PAGE) throw refusal('scanned');
  // Short pages are read all the same, unless they are pictures with a page number or a stamp.
  if (letters < MIN_LETTERS_PER_PAGE * pages.length) {
    if (await Promise.race([showsPictures(pdf), stopped])) throw refusal('scanned');
  }
  const stated = await Promise.race([statedTitle(pdf), stopped]);
  const shown = largestText(pages[0] ?? []);
  return {
    pages: withoutRunningLines(pages).map(paragraphsOf),
    paged: true,
    ...(stated ? { statedTitle: stated } : {}),
    ...(shown ? { shownTitle: shown } : {}),
  };
};

const readPage = async (pdf: PdfDocument, number: number): Promise<readonly PdfLine[]> => {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return linesOf(items.filter((item) => 'str' in item));
};

/** Looks for pictures on the first, the middle and the last page. */
const showsPictures = async (pdf: PdfDocument): Promise<boolean> => {
  const { OPS } = await loadPdfjs();
  const pictures = new Set<number>([
    OPS.paintImageXObject,
    OPS.paintImageXObjectRepeat,
    OPS.paintImageMaskXObject,
    OPS.paintInlineImageXObject,
    OPS.paintInlineImageXObjectGroup,
  ]);
  for (const number of new Set([1, Math.ceil(pdf.numPages / 2), pdf.numPages])) {
    const page = await pdf.getPage(number);
    const { fnArray } = await page.getOperatorList();
    page.cleanup();
    if (fnArray.some((operation: number) => pictures.has(operation))) return true;
  }
  return false;
};

const statedTitle = async (pdf: PdfDocument): Promise<string | undefined> => {
  const { info } = await pdf.getMetadata();
  return 'Title' in info && typeof info.Title === 'string' ? info.Title : undefined;
};

const stopping = ({ signal, deadline }: ReadingWork) => {
  const listening = new AbortController();
  const stopped = new Promise<never>((_, reject) => {
    const on = (source: AbortSignal, reason: 'aborted' | 'tooSlow') => {
      const leave = () => reject(refusal(reason));
      if (source.aborted) leave();
      else source.addEventListener('abort', leave, { signal: listening.signal });
    };
    on(signal, 'aborted');
    on(deadline, 'tooSlow');
  });
  stopped.catch(() => undefined);
  return { stopped, release: () => listening.abort() };
};

const explained = (error: unknown): unknown => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'Refusal') return error;
  return refusal(name === 'PasswordException' ? 'encrypted' : 'damagedPdf');
};

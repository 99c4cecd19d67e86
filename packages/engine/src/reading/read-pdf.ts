import type { TextContent } from 'pdfjs-dist/types/src/display/api.js';
import { yieldToEventLoop } from '../runtime/yield-to-event-loop.js';
import { createAccentComposer } from './accents.js';
import { checkPdfStreams } from './check-pdf-streams.js';
import type { PdfLine } from './pdf-lines.js';
import { formatPages } from './pdf-flow.js';
import { measureLeading } from './pdf-leading.js';
import { findShownTitle, withoutTitleMarks } from './pdf-title.js';
import type { PdfPiece } from './pdf-pieces.js';
import { orderLines } from './pdf-reading-order.js';
import type { RawPaper, ReadingOptions } from './read-paper.types.js';
import { createRefusal, refuseIfAborted } from './refuse.js';
import { removeRunningLines } from './running-lines.js';

const MAX_PDF_PAGES = 300;
/** A PDF with pictures and fewer letters per page counts as scanned. */
const MIN_LETTERS_PER_PAGE = 20;

/** As many letters as a paper may have, with its running lines, and each shown on its own. */
const MAX_PIECE_CHARACTERS = 1_500_000;
const MAX_PIECES = 600_000;
const CHUNKS_BETWEEN_PAUSES = 20;

type Pdfjs = typeof import('./pdfjs.js');
type TextReader = ReadableStreamDefaultReader<TextContent>;
type PdfDocument = Awaited<ReturnType<Pdfjs['getDocument']>['promise']>;

/** Where pdf.js is loaded from. */
interface Libraries {
  /** What reads text, and how often something that it lacks would have been used. */
  readonly loadText: () => Promise<Pdfjs & { readonly countLeftOut: () => number }>;
  readonly loadAll: () => Promise<Pdfjs>;
}

// Text extraction needs no fonts, pictures or network access.
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

type ReadPdf = (bytes: Uint8Array, options: ReadingOptions) => Promise<RawPaper>;

/** @returns a reader that reads a document again with all of pdf.js where it needs what the smaller file lacks */
export const createPdfReader =
  ({ loadText, loadAll }: Libraries): ReadPdf =>
  async (bytes, options) => {
    const pdfjs = await loadText();
    const before = pdfjs.countLeftOut();
    const isWhole = () => pdfjs.countLeftOut() === before;
    const onPage = (page: number, pages: number) => {
      if (!isWhole()) throw createRefusal('damagedPdf');
      options.onPage(page, pages);
    };
    try {
      const paper = await readWith(pdfjs, bytes, { ...options, onPage });
      if (isWhole()) return paper;
    } catch (error) {
      if (isWhole()) throw error;
    }
    return readWith(await loadAll(), bytes, options);
  };

/** Reads a PDF's text. @throws {Refusal} if it is damaged, encrypted, has no text or too many pages, or takes too long */
export const readPdf = createPdfReader({
  loadText: () => import('./pdfjs-text.js'),
  loadAll: () => import('./pdfjs.js'),
});

const readWith = async (
  pdfjs: Pdfjs,
  bytes: Uint8Array,
  options: ReadingOptions,
): Promise<RawPaper> => {
  // pdf.js transfers the buffer, so it gets a copy.
  const data = await checkPdfStreams(bytes, options.signal);
  const task = pdfjs.getDocument({ ...TEXT_ONLY, data });
  const stop = watchForStop(options);
  try {
    const pdf = await Promise.race([task.promise, stop.stopped]);
    if (pdf.numPages > MAX_PDF_PAGES)
      throw createRefusal('tooManyPages', { count: String(pdf.numPages) });
    return await readPages(pdfjs, pdf, options, stop.stopped);
  } catch (error) {
    throw convertToRefusal(error);
  } finally {
    stop.release();
    // Not awaited: it waits for pages of which the rest is not read.
    void task.destroy().catch(() => undefined);
  }
};

const readPages = async (
  { OPS }: Pdfjs,
  pdf: PdfDocument,
  options: ReadingOptions,
  stopped: Promise<never>,
): Promise<RawPaper> => {
  const pages: (readonly PdfLine[])[] = [];
  const budget = { pieces: MAX_PIECES, characters: MAX_PIECE_CHARACTERS };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    await yieldToEventLoop();
    refuseIfAborted(options.signal);
    if (options.deadline.aborted) throw createRefusal('tooSlow');
    pages.push(await Promise.race([readPage(pdf, number, budget, options), stopped]));
    options.onPage(number, pdf.numPages);
  }
  const letters = pages
    .flat()
    .reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (letters < MIN_LETTERS_PER_PAGE) throw createRefusal('scanned');
  // Short pages are accepted unless they are scans with a page number or a stamp.
  if (letters < MIN_LETTERS_PER_PAGE * pages.length) {
    if (await Promise.race([hasPictures(OPS, pdf), stopped])) throw createRefusal('scanned');
  }
  const stated = await Promise.race([getStatedTitle(pdf), stopped]);
  const body = removeRunningLines(pages);
  const leading = measureLeading(body);
  const shown = findShownTitle(pages, leading.bodySize);
  const texts = formatPages(body.map(withoutTitleMarks), leading);
  const composeAccents = createAccentComposer(texts.join('\n\n'));
  return {
    pages: texts.map(composeAccents),
    paged: true,
    hasWholeParagraphs: true,
    ...(stated ? { statedTitle: stated } : {}),
    ...(shown ? { shownTitle: composeAccents(shown) } : {}),
  };
};

/** What may still be read of a document. */
interface Budget {
  pieces: number;
  characters: number;
}

const readPage = async (
  pdf: PdfDocument,
  number: number,
  budget: Budget,
  { signal, deadline }: ReadingOptions,
): Promise<readonly PdfLine[]> => {
  const page = await pdf.getPage(number);
  const reader = page.streamTextContent().getReader() as TextReader;
  const pieces: PdfPiece[] = [];
  // Where this ends early, closing the document ends the stream: pdf.js cannot cancel it while it sends.
  for (let chunks = 1; ; chunks += 1) {
    const { done, value } = await reader.read();
    if (done) break;
    for (const item of value.items) {
      if (!('str' in item)) continue;
      pieces.push(item);
      budget.pieces -= 1;
      budget.characters -= item.str.length;
    }
    if (budget.pieces < 0 || budget.characters < 0) throw createRefusal('tooLong');
    // pdf.js works without a pause, in which the time limit would be noticed.
    if (chunks % CHUNKS_BETWEEN_PAUSES === 0) await yieldToEventLoop();
    refuseIfAborted(signal);
    if (deadline.aborted) throw createRefusal('tooSlow');
  }
  page.cleanup();
  return orderLines(pieces);
};

/** Whether the first, the middle or the last page contains pictures. */
const hasPictures = async (OPS: Pdfjs['OPS'], pdf: PdfDocument): Promise<boolean> => {
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

const getStatedTitle = async (pdf: PdfDocument): Promise<string | undefined> => {
  const { info } = await pdf.getMetadata();
  return 'Title' in info && typeof info.Title === 'string' ? info.Title : undefined;
};

const watchForStop = ({ signal, deadline }: ReadingOptions) => {
  const listeners = new AbortController();
  const stopped = new Promise<never>((_, reject) => {
    const listen = (source: AbortSignal, reason: 'aborted' | 'tooSlow') => {
      const rejectWithReason = () => reject(createRefusal(reason));
      if (source.aborted) rejectWithReason();
      else source.addEventListener('abort', rejectWithReason, { signal: listeners.signal });
    };
    listen(signal, 'aborted');
    listen(deadline, 'tooSlow');
  });
  stopped.catch(() => undefined);
  return { stopped, release: () => listeners.abort() };
};

const convertToRefusal = (error: unknown): unknown => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'Refusal') return error;
  return createRefusal(name === 'PasswordException' ? 'encrypted' : 'damagedPdf');
};

import {
  analyzePaper,
  type AnalyzePaperReply,
  type AnalyzePaperRequest,
} from '@spinout/api-client';
import { loadLanguage } from '../language/parse-text.js';
import { analyzeDocument, getPaperMetadata } from '../paper-analysis/analysis.js';
import { yieldToEventLoop } from '../runtime/yield-to-event-loop.js';
import { MAX_FILE_BYTES, MAX_PDF_MS } from '../reading/limits.js';
import { fetchPaperFromAddress } from '../reading/read-address.js';
import { readPaper, readPastedText } from '../reading/read-paper.js';
import type { RawPaper, ReadingOptions } from '../reading/read-paper.types.js';
import { createRefusal, refuseIfAborted } from '../reading/refuse.js';
import { hashText } from '../text/text-hash.js';
import { findTitle } from '../paper-parts/title.js';
import { createDocumentStore, type StoredDocument } from '../store/documents.js';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import type { CallContext } from '../calls/call-context.js';
import { handle, type Handler } from './handle.js';

/** Attribution of the analysis. */
const ANALYST = 'Text analysis in the engine';

/** A paper with its upload method. */
interface Submission extends Pick<StoredDocument, 'method' | 'fileName'> {
  readonly givenTitle: string;
  readonly paper: RawPaper;
}

/** Reads, stores and analyzes uploaded papers. */
export const paperHandlers: readonly Handler[] = [
  handle(analyzePaper, async (input, context): Promise<AnalyzePaperReply> => {
    const { dependencies } = context;
    context.report({ stage: 'Opening', done: 0, total: 1 });
    // The tagger loads while the paper is read; if it cannot, the analysis says so.
    void loadLanguage().catch(() => undefined);
    const submission = await openSubmission(dependencies, input, context);
    context.report({ stage: 'Analyzing', done: 0, total: 1 });
    await yieldToEventLoop();
    refuseIfAborted(context.signal);
    const document = await createDocument(dependencies, input.journey_id, submission);
    const analysis = await analyzeDocument(document);
    refuseIfAborted(context.signal);
    await createDocumentStore(dependencies.store).put(document);
    context.report({ stage: 'Analyzing', done: 1, total: 1 });
    const at = dependencies.now().toISOString();
    return {
      analysis: {
        ...analysis,
        ...(dependencies.model ? { language_model: { name: dependencies.model.name } } : {}),
        source: { origin: 'computed', by: ANALYST, at },
      },
      metadata: getPaperMetadata(document),
    };
  }),
];

const openSubmission = async (
  dependencies: EngineDependencies,
  input: AnalyzePaperRequest,
  context: CallContext,
): Promise<Submission> => {
  if ('paper' in input) return openFile(dependencies, input.paper, context);
  const { paper_content: content, paper_url: url, metadata } = input;
  if (metadata.upload_method === 'url' || (content.trim() === '' && url.trim() !== '')) {
    return openAddress(dependencies, url, metadata.title, context);
  }
  if (content.trim() === '') throw createRefusal('nothingGiven');
  return {
    method: 'text',
    fileName: null,
    givenTitle: metadata.title,
    paper: readPastedText(content),
  };
};

const openFile = async (
  dependencies: EngineDependencies,
  file: File,
  context: CallContext,
): Promise<Submission> => {
  if (file.size > MAX_FILE_BYTES) throw createRefusal('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const paper = await readPaper(
    bytes,
    { fileName: file.name },
    dependencies,
    createReadingOptions(dependencies, context),
  );
  return { method: 'file', fileName: file.name, givenTitle: '', paper };
};

const openAddress = async (
  dependencies: EngineDependencies,
  url: string,
  title: string,
  context: CallContext,
): Promise<Submission> => {
  const { bytes, contentType } = await fetchPaperFromAddress(url, dependencies, context.signal);
  const paper = await readPaper(
    bytes,
    { contentType },
    dependencies,
    createReadingOptions(dependencies, context),
  );
  return { method: 'url', fileName: null, givenTitle: title || url, paper };
};

const createReadingOptions = (
  { deadline = (ms) => AbortSignal.timeout(ms) }: EngineDependencies,
  context: CallContext,
): ReadingOptions => ({
  signal: context.signal,
  deadline: deadline(MAX_PDF_MS),
  onPage: (done, total) => context.report({ stage: 'Reading pages', done, total }),
});

const PAGE_BREAK = '\f';

const createDocument = async (
  dependencies: EngineDependencies,
  journeyId: string,
  submission: Submission,
): Promise<StoredDocument> => {
  const { paper, method, fileName, givenTitle } = submission;
  const id = `doc-${hashText([journeyId, ...paper.pages].join(PAGE_BREAK))}`;
  const known = await createDocumentStore(dependencies.store).get(id);
  return {
    id,
    journeyId,
    title: findTitle({
      stated: paper.statedTitle,
      shown: paper.shownTitle,
      firstPage: paper.pages.find((page) => page !== '') ?? '',
      fileName: fileName ?? undefined,
      given: givenTitle,
    }),
    method,
    fileName,
    paged: paper.paged,
    pages: paper.pages.map((text, index) => ({ number: index + 1, text })),
    addedAt: known?.addedAt ?? dependencies.now().toISOString(),
  };
};

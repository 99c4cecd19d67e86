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
import { readPaper, readPastedText, type Provenance } from '../reading/read-paper.js';
import type { RawPaper } from '../reading/read-paper.types.js';
import { createRefusal, refuseIfAborted } from '../reading/refuse.js';
import { hashText } from '../text/text-hash.js';
import { withEnglishPart } from '../paper-analysis/with-english-part.js';
import { findTitle } from '../paper-parts/title.js';
import { createDocumentStore, type StoredDocument } from '../store/documents.js';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import { handle, type Handler, type HandlerContext } from './handle.js';

const ANALYST = 'Text analysis in the engine';

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
    const submission = await openSubmission(input, context);
    context.report({ stage: 'Analyzing', done: 0, total: 1 });
    await yieldToEventLoop();
    refuseIfAborted(context.signal);
    const document = await withEnglishPart(
      await createDocument(dependencies, input.journey_id, submission),
    );
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
  input: AnalyzePaperRequest,
  { dependencies, signal, report }: HandlerContext,
): Promise<Submission> => {
  const { deadline = (ms: number) => AbortSignal.timeout(ms) } = dependencies;
  const read = (bytes: Uint8Array, provenance: Provenance) =>
    readPaper(bytes, provenance, dependencies, {
      signal,
      deadline: deadline(MAX_PDF_MS),
      onPage: (done, total) => report({ stage: 'Reading pages', done, total }),
    });
  if ('paper' in input) {
    const { name: fileName, size } = input.paper;
    if (size > MAX_FILE_BYTES) throw createRefusal('tooLarge');
    const paper = await read(new Uint8Array(await input.paper.arrayBuffer()), { fileName });
    return { method: 'file', fileName, givenTitle: '', paper };
  }
  const { paper_content: content, paper_url: url, metadata } = input;
  const { title } = metadata;
  if (metadata.upload_method === 'url' || (content.trim() === '' && url.trim() !== '')) {
    const { bytes, contentType } = await fetchPaperFromAddress(url, dependencies, signal);
    const paper = await read(bytes, { contentType });
    return { method: 'url', fileName: null, givenTitle: title || url, paper };
  }
  if (content.trim() === '') throw createRefusal('nothingGiven');
  return { method: 'text', fileName: null, givenTitle: title, paper: readPastedText(content) };
};

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

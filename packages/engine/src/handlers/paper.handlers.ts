import {
  analyzePaper,
  type AnalyzePaperReply,
  type AnalyzePaperRequest,
} from '@spinout/api-client';
import { analyzeDocument, metadataOf } from '../reading/analysis.js';
import { yieldToEventLoop } from '../reading/yield-to-event-loop.js';
import { MAX_FILE_BYTES, MAX_PDF_MS } from '../reading/limits.js';
import { fetchedPaper } from '../reading/read-address.js';
import { readPaper, readPasted } from '../reading/read-paper.js';
import type { RawPaper, ReadingWork } from '../reading/read-paper.types.js';
import { refusal, stopIfLeft } from '../reading/refuse.js';
import { textHash } from '../reading/text-hash.js';
import { titleOf } from '../reading/title.js';
import { documentsIn, type StoredDocument } from '../store/documents.js';
import type { EngineDependencies } from '../engine-dependencies.js';
import { handle, type Handler, type Work } from './handle.js';

/** Who the analysis is by, as people read it. */
const ANALYST = 'Text analysis in the engine';

/** A paper that was read, and how it came in. */
interface Submission extends Pick<StoredDocument, 'method' | 'fileName'> {
  readonly givenTitle: string;
  readonly paper: RawPaper;
}

/** Reads uploaded papers, keeps them and says what is in them. */
export const paperHandlers = (dependencies: EngineDependencies): Handler[] => [
  handle(analyzePaper, async (input, work): Promise<AnalyzePaperReply> => {
    work.report({ stage: 'Opening', done: 0, total: 1 });
    const submission = await open(dependencies, input, work);
    work.report({ stage: 'Analyzing', done: 0, total: 1 });
    await yieldToEventLoop();
    stopIfLeft(work.signal);
    const document = await documentOf(dependencies, input.journey_id, submission);
    const analysis = analyzeDocument(document);
    stopIfLeft(work.signal);
    await documentsIn(dependencies.store).put(document);
    work.report({ stage: 'Analyzing', done: 1, total: 1 });
    const at = dependencies.now().toISOString();
    return {
      analysis: { ...analysis, source: { origin: 'computed', by: ANALYST, at } },
      metadata: metadataOf(document),
    };
  }),
];

const open = async (
  dependencies: EngineDependencies,
  input: AnalyzePaperRequest,
  work: Work,
): Promise<Submission> => {
  if ('paper' in input) return openFile(dependencies, input.paper, work);
  const { paper_content: content, paper_url: url, metadata } = input;
  if (metadata.upload_method === 'url' || (content.trim() === '' && url.trim() !== '')) {
    return openAddress(dependencies, url, metadata.title, work);
  }
  if (content.trim() === '') throw refusal('nothingGiven');
  return { method: 'text', fileName: null, givenTitle: metadata.title, paper: readPasted(content) };
};

const openFile = async (
  dependencies: EngineDependencies,
  file: File,
  work: Work,
): Promise<Submission> => {
  if (file.size > MAX_FILE_BYTES) throw refusal('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const paper = await readPaper(
    bytes,
    { fileName: file.name },
    dependencies,
    readingWork(dependencies, work),
  );
  return { method: 'file', fileName: file.name, givenTitle: '', paper };
};

const openAddress = async (
  dependencies: EngineDependencies,
  url: string,
  title: string,
  work: Work,
): Promise<Submission> => {
  const { bytes, contentType } = await fetchedPaper(url, dependencies, work.signal);
  const paper = await readPaper(
    bytes,
    { contentType },
    dependencies,
    readingWork(dependencies, work),
  );
  return { method: 'url', fileName: null, givenTitle: title || url, paper };
};

const readingWork = (
  { deadline = (ms) => AbortSignal.timeout(ms) }: EngineDependencies,
  work: Work,
): ReadingWork => ({
  signal: work.signal,
  deadline: deadline(MAX_PDF_MS),
  onPage: (done, total) => work.report({ stage: 'Reading pages', done, total }),
});

const PAGE_BREAK = '\f';

const documentOf = async (
  dependencies: EngineDependencies,
  journeyId: string,
  submission: Submission,
): Promise<StoredDocument> => {
  const { paper, method, fileName, givenTitle } = submission;
  const id = `doc-${textHash([journeyId, ...paper.pages].join(PAGE_BREAK))}`;
  const known = await documentsIn(dependencies.store).get(id);
  return {
    id,
    journeyId,
    title: titleOf({
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

import {
  importBibliography as importEndpoint,
  removeImport,
  type ImportBibliographyReply,
  type ImportBibliographyRequest,
} from '@spinout/api-client';
import type { BibliographyRecord } from '@spinout/api-client/bibliography';
import { BibliographyError } from '../bibliography/bibliography-error.js';
import { importBibliography } from '../bibliography/import-bibliography.js';
import { MAX_BYTES, MAX_RECORDS } from '../bibliography/limits.js';
import { loadImportedCollections } from '../literature/imported-collections.js';
import { createSearchableRecord, getImportedId } from '../literature/imported-papers.js';
import { hashText } from '../text/text-hash.js';
import { refuseIfAborted } from '../reading/refuse.js';
import { yieldToEventLoop } from '../runtime/yield-to-event-loop.js';
import { createImportStore, type StoredImport } from '../store/imports.js';
import type { Store } from '../store/store.js';
import { Refusal } from '../calls/refusal.js';
import { handle, type Handler, type HandlerContext } from './handle.js';
import { importMessages as messages } from './import.messages.js';

/** Imported files of a journey. */
const MAX_IMPORTS = 50;
const SHOWN_RECORDS = 100;
const SHOWN_PROBLEMS = 50;

const STATUSES = { 'too-large': 413, 'unknown-format': 415, malformed: 422 } as const;

const readContent = async (
  input: ImportBibliographyRequest,
): Promise<{ readonly name: string; readonly content: Uint8Array | string }> => {
  if (!('bibliography' in input)) return { name: input.file_name, content: input.content };
  const { name, size } = input.bibliography;
  if (size > MAX_BYTES) throw new Refusal(413, messages.tooLarge);
  return { name, content: new Uint8Array(await input.bibliography.arrayBuffer()) };
};

const parse = async (content: Uint8Array | string, name: string) => {
  try {
    return await importBibliography(content, name);
  } catch (error) {
    if (error instanceof BibliographyError) throw new Refusal(STATUSES[error.code], error.message);
    throw error;
  }
};

/** The public form of an import. */
export const toBibliographyImport = ({ journeyId: _, addedAt: __, ...shown }: StoredImport) =>
  shown;

const toReplyRecord = (record: BibliographyRecord, at: string) => {
  const { paper } = createSearchableRecord(record, '', at);
  const { id, title, authors, journal, year, doi, abstract } = paper;
  return {
    id,
    title,
    authors: [...authors],
    journal,
    ...(year === null ? {} : { year }),
    ...(doi === undefined ? {} : { doi }),
    has_abstract: abstract !== '',
  };
};

const collectEarlierIds = async (store: Store, earlier: readonly StoredImport[]) => {
  const all = await Promise.all(earlier.map((each) => loadImportedCollections(store, each)));
  return new Set(all.flat().flatMap(({ papers }) => papers.map(({ paper }) => paper.id)));
};

const answerImport = async (
  input: ImportBibliographyRequest,
  { signal, report, dependencies: { store, now, storedIn = 'server' } }: HandlerContext,
): Promise<ImportBibliographyReply> => {
  const imports = createImportStore(store);
  report({ stage: 'Reading records', done: 0, total: 1 });
  const { name, content } = await readContent(input);
  const { records, skipped, duplicateCount, format } = await parse(content, name);
  if (records.length === 0) throw new Refusal(422, messages.noRecords);
  await yieldToEventLoop();
  refuseIfAborted(signal);
  const journeyId = input.journey_id;
  const id = `bib-${hashText(JSON.stringify([journeyId, records]))}`;
  const others = (await imports.listByJourney(journeyId)).filter((each) => each.id !== id);
  if (others.length >= MAX_IMPORTS) throw new Refusal(413, messages.tooManyImports);
  const total = others.reduce((sum, each) => sum + each.records, records.length);
  if (total > MAX_RECORDS) throw new Refusal(413, messages.tooManyRecords);
  const earlierIds = await collectEarlierIds(store, others);
  const at = now().toISOString();
  const imported: StoredImport = {
    id,
    journeyId,
    file_name: name,
    format,
    records: records.length,
    without_abstract: records.filter(({ abstract = '' }) => abstract === '').length,
    addedAt: at,
  };
  await imports.put(imported, records);
  try {
    await loadImportedCollections(store, imported, (done, all) => {
      signal.throwIfAborted();
      report({ stage: 'Indexing records', done, total: all });
    });
    refuseIfAborted(signal);
  } catch (error) {
    // What was canceled is not searched either.
    await imports.remove(journeyId, id);
    refuseIfAborted(signal);
    throw error;
  }
  return {
    imported: toBibliographyImport(imported),
    records: records.slice(0, SHOWN_RECORDS).map((record) => toReplyRecord(record, at)),
    duplicates: duplicateCount,
    already_imported: records.filter((record) => earlierIds.has(getImportedId(record))).length,
    problem_count: skipped.length,
    problems: skipped.slice(0, SHOWN_PROBLEMS).map(({ line, reason }) => ({
      reason,
      ...(line === undefined ? {} : { line }),
    })),
    stored_in: storedIn,
    source: { origin: 'user', by: name, at },
  };
};

/** Imports bibliographies: reads, stores and indexes their records. Nothing is sent to anyone. */
export const importHandlers: readonly Handler[] = [
  handle(importEndpoint, answerImport),
  handle(removeImport, async ({ journey_id, import_id }, { dependencies }) => {
    const imports = createImportStore(dependencies.store);
    await imports.remove(journey_id, import_id);
    const rest = await imports.listByJourney(journey_id);
    return { success: true, imports: rest.map(toBibliographyImport) };
  }),
];

import {
  saveFile,
  type ApiClient,
  type LiteratureReviewReply,
  type SaveFile,
} from '@spinout/api-client';
import { createFileName } from '@spinout/flow-kit';
import { fromPromise } from 'xstate';
import { copyText } from '../../copy/copy-text.actors.js';
import type { ReadSource } from './own-sources.types.js';
import { sourceQueueMachine, type ReadSourceInput } from './source-queue.machine.js';
import { readSource } from './read-source.js';
import { EXPORT_KIND, LOG_KIND, SEARCH_LIMIT } from './literature.constants.js';
import type {
  ExportInput,
  ExportLogInput,
  LiteratureSearchResult,
  RemoveImportInput,
  ReviewInput,
  SearchInput,
} from './literature.machine.js';

// The formats are loaded with the first export.
const loadBibliography = () => import('@spinout/api-client/bibliography');

/** Connects the step to the client and to the browser's downloads. */
export const literatureActors = (api: ApiClient, save: SaveFile = saveFile) => ({
  searchLiterature: fromPromise<LiteratureSearchResult, SearchInput>(async ({ input, signal }) => {
    const { papers, analysis, source, public_sources, log, imports, stored_in, term_links } =
      await api.literature.search(
        {
          journey_id: input.journeyId,
          hypothesis: input.hypothesis,
          query: input.query,
          limit: SEARCH_LIMIT,
          ...(input.live === undefined ? {} : { live: input.live }),
          ...(input.isModelAllowed === false && { language_model: false }),
        },
        { signal },
      );
    return {
      papers,
      analysis,
      source: source ?? null,
      ...(public_sources && { publicSources: public_sources }),
      ...(log && { log }),
      ...(term_links && { termLinks: term_links }),
      ...(imports && { imports }),
      ...(stored_in && { storedIn: stored_in }),
    };
  }),
  reviewLiterature: fromPromise<LiteratureReviewReply, ReviewInput>(({ input, signal }) =>
    api.literature.review(
      {
        journey_id: input.journeyId,
        selected_papers: [...input.selected],
        papers: [...input.papers],
        ...(input.isModelAllowed === false && { language_model: false }),
      },
      { signal },
    ),
  ),
  sourceQueue: sourceQueueMachine.provide({
    actors: {
      readSource: fromPromise<ReadSource, ReadSourceInput>(({ input, signal }) =>
        readSource(api, input, signal),
      ),
    },
  }),
  removeImport: fromPromise<null, RemoveImportInput>(
    async ({ input: { journeyId, id }, signal }) => {
      await api.literature.removeImport(
        { journey_id: journeyId, import_id: id },
        // The same file may have been imported again since an unanswered removal.
        { signal, fresh: true },
      );
      return null;
    },
  ),
  exportPapers: fromPromise<null, ExportInput>(async ({ input: { papers, format, ...name } }) => {
    const { createPaperRecord, EXPORT_FILES, exportBibliography } = await loadBibliography();
    const { extension, mediaType } = EXPORT_FILES[format];
    const text = exportBibliography(papers.map(createPaperRecord), format);
    save(
      createFileName({ ...name, kind: EXPORT_KIND, extension }),
      new Blob([text], { type: `${mediaType};charset=utf-8` }),
    );
    return null;
  }),
  copyText,
  saveText: fromPromise<null, ExportLogInput>(async ({ input: { text, ...name } }) => {
    save(
      createFileName({ ...name, kind: LOG_KIND, extension: 'txt' }),
      new Blob([text], { type: 'text/plain;charset=utf-8' }),
    );
    return null;
  }),
});

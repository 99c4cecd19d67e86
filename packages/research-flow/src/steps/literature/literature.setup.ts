import type { LiteratureReviewReply, Paper } from '@spinout/api-client';
import { actorSlot } from '@spinout/flow-kit';
import { assign, sendTo, setup } from 'xstate';
import type { ProblemCode } from '../../problems/problem.js';
import type {
  ExportInput,
  LiteratureContext,
  LiteratureEvent,
  LiteratureInput,
  LiteratureResult,
  LiteratureSearchResult,
  RemoveImportInput,
  ReviewInput,
  SearchInput,
} from './literature.types.js';
import { addSource, reconcileImports } from './own-sources.js';
import {
  limitFiles,
  sourceQueueMachine,
  type ChosenFiles,
  type SourceQueueContext,
} from './source-queue.machine.js';
import { uniqueBy } from '../unique-by.js';

/** Identifies a paper by id and title, because a reply may use one id for different papers. */
const getPaperKey = ({ id, title }: Paper): string => JSON.stringify([id, title]);

/** What the states of the literature step can do: actors, guards and actions. */
export const literatureSetup = setup({
  types: {
    input: {} as LiteratureInput,
    context: {} as LiteratureContext,
    events: {} as LiteratureEvent,
    output: {} as LiteratureResult,
    children: {} as { sources: 'sourceQueue' },
    tags: {} as 'busy',
  },
  actors: {
    searchLiterature: actorSlot<LiteratureSearchResult, SearchInput>('searchLiterature'),
    reviewLiterature: actorSlot<LiteratureReviewReply, ReviewInput>('reviewLiterature'),
    exportPapers: actorSlot<null, ExportInput>('exportPapers'),
    copyText: actorSlot<null, string>('copyText'),
    saveText: actorSlot<null, string>('saveText'),
    removeImport: actorSlot<null, RemoveImportInput>('removeImport'),
    sourceQueue: sourceQueueMachine,
  },
  guards: {
    shouldSearchOnOpen: ({ context }) =>
      context.isNew && (context.hypothesis !== null || context.hasPapers === true),
    // A restored selection without its papers is not usable.
    hasSelection: ({ context: { draft } }) => draft.found !== null && draft.selected.length > 0,
    isCopy: ({ event }) => event.type === 'log.requested' && event.as === 'copy',
    isOtherQuery: ({ context }) => context.draft.query !== context.sentQuery,
  },
  actions: {
    setQuery: assign({
      draft: ({ context: { draft } }, { query }: { query: string }) => ({ ...draft, query }),
    }),
    setLive: assign({
      draft: ({ context: { draft } }, { live }: { live: boolean }) => ({ ...draft, live }),
    }),
    setSearchResult: assign({
      draft: (
        { context: { draft, searchedImports } },
        { output }: { output: LiteratureSearchResult },
      ) => {
        const imports = reconcileImports(
          draft.imports ?? [],
          output.imports ?? [],
          searchedImports,
        );
        const papers = uniqueBy(output.papers, getPaperKey);
        const listedIds = new Set(papers.map(({ id }) => id));
        const selected = draft.selected.filter((id) => listedIds.has(id));
        return {
          ...draft,
          ...(imports.length > 0 && { imports }),
          found: { ...output, papers },
          selected,
        };
      },
    }),
    togglePaper: assign({
      draft: ({ context: { draft } }, { id }: { id: string }) => ({
        ...draft,
        selected: draft.selected.includes(id)
          ? draft.selected.filter((other) => other !== id)
          : [...draft.selected, id],
      }),
    }),
    setSelection: assign({
      draft: ({ context: { draft } }, { selected }: { selected: readonly string[] }) => ({
        ...draft,
        selected: [...new Set(selected)],
      }),
    }),
    setReview: assign({
      review: (_, { output }: { output: LiteratureReviewReply }) => output,
    }),
    reportProblem: assign({
      problem: (_, problem: { code: ProblemCode; error?: unknown }) => problem,
    }),
    clearProblem: assign({ problem: null }),
    showCopied: assign({ isCopied: true }),
    hideCopied: assign({ isCopied: false }),
    recordSentQuery: assign({
      sentQuery: ({ context }) => context.draft.query,
      isOutdated: false,
      searchedImports: ({ context: { draft } }) =>
        new Set((draft.imports ?? []).map(({ id }) => id)),
    }),
    addFiles: sendTo('sources', (_, { chosen }: { chosen: ChosenFiles }) => ({
      type: 'files.added' as const,
      ...chosen,
    })),
    noteTooManyFiles: assign({
      hasTooManyFiles: ({ context: { files } }, { chosen }: { chosen: ChosenFiles }) =>
        limitFiles(files.length, chosen).length < chosen.files.length,
    }),
    retryFile: sendTo('sources', (_, { id }: { id: string }) => ({
      type: 'file.retried' as const,
      id,
    })),
    dropFile: sendTo('sources', (_, { id }: { id: string }) => ({
      type: 'file.dropped' as const,
      id,
    })),
    /** Takes over the queue's files, and what it has read since. */
    syncSources: assign(
      ({ context }, { files, read }: Pick<SourceQueueContext, 'files' | 'read'>) => {
        const { draft, readCount } = context;
        const added = read.slice(readCount);
        if (added.length === 0) return { files };
        return {
          files,
          draft: added.reduce((before, each) => ({ ...before, ...addSource(before, each) }), draft),
          lastRead: added.at(-1) ?? null,
          readCount: read.length,
          isOutdated: true,
        };
      },
    ),
    removeImport: assign({
      draft: ({ context: { draft } }, { id }: { id: string }) => ({
        ...draft,
        imports: (draft.imports ?? []).filter((each) => each.id !== id),
      }),
      lastRead: null,
      isOutdated: true,
    }),
  },
});

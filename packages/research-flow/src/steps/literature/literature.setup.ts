import type { LiteratureReviewReply, Paper } from '@spinout/api-client';
import { actorSlot } from '@spinout/flow-kit';
import { assign, setup } from 'xstate';
import type { Problem, ProblemCode } from '../../problems/problem.js';
import type {
  ExportInput,
  ExportLogInput,
  LiteratureContext,
  LiteratureDraft,
  LiteratureEvent,
  LiteratureInput,
  LiteratureResult,
  LiteratureSearchResult,
  RemoveImportInput,
  ReviewInput,
  SearchInput,
} from './literature.types.js';
import { addSource, reconcileImports } from './own-sources.js';
import { sourceQueueMachine, type SourceQueueContext } from './source-queue.machine.js';
import { uniqueBy } from '../unique-by.js';

/** Identifies a paper by id and title, because a reply may use one id for different papers. */
const getPaperKey = ({ id, title }: Paper): string => JSON.stringify([id, title]);

/** The selected papers, also those of earlier searches. */
export const getSelectedPapers = ({ found, selected }: LiteratureDraft): readonly Paper[] => {
  const ids = new Set(selected);
  return (found?.papers ?? []).filter(({ id }) => ids.has(id));
};

/** What exported files are named by. */
export const getExportName = ({ hypothesis, runtime }: LiteratureContext) => ({
  subject: hypothesis?.title ?? '',
  date: runtime.now(),
});

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
    saveText: actorSlot<null, ExportLogInput>('saveText'),
    removeImport: actorSlot<null, RemoveImportInput>('removeImport'),
    sourceQueue: sourceQueueMachine,
  },
  guards: {
    // A restored selection without its papers is not usable.
    hasSelection: ({ context: { draft } }) => draft.found !== null && draft.selected.length > 0,
    hasMoreRemovals: ({ context: { removals } }) => removals.length > 1,
  },
  actions: {
    updateDraft: assign({
      draft: ({ context }, change: Partial<LiteratureDraft>) => ({ ...context.draft, ...change }),
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
        const foundIds = new Set(papers.map(({ id }) => id));
        const kept = getSelectedPapers(draft).filter(({ id }) => !foundIds.has(id));
        const listedIds = new Set([...foundIds, ...kept.map(({ id }) => id)]);
        return {
          ...draft,
          ...(imports.length > 0 && { imports }),
          found: { ...output, papers: [...papers, ...kept] },
          selected: draft.selected.filter((id) => listedIds.has(id)),
          earlier: kept.map(({ id }) => id),
        };
      },
    }),
    reportProblem: assign({ problem: (_, problem: Problem) => problem }),
    clearProblem: assign({ problem: null }),
    hideCopied: assign({ isCopied: false }),
    removeFromDraft: assign(
      ({ context: { draft, removals } }, { id: removed }: { id: string }) => ({
        draft: { ...draft, imports: (draft.imports ?? []).filter(({ id }) => id !== removed) },
        removals: removals.includes(removed) ? removals : [...removals, removed],
        lastRead: null,
        isOutdated: true,
      }),
    ),
    /** Selecting all after none replaces nothing that took more than one click. */
    keepSelection: assign({
      replacedSelection: ({ context: { draft, replacedSelection } }) =>
        draft.selected.length > 0 && draft.selected.length < (draft.found?.papers.length ?? 0)
          ? draft.selected
          : replacedSelection,
    }),
    forgetSelection: assign({ replacedSelection: null }),
    /** Takes the import whose removal was answered off the list. */
    forgetRemoval: assign({ removals: ({ context: { removals } }) => removals.slice(1) }),
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
  },
});

/** Reports why an actor failed. */
export const reportError = (code: ProblemCode) =>
  ({
    type: 'reportProblem',
    params: ({ event }: { readonly event: { readonly error: unknown } }) => ({
      code,
      error: event.error,
    }),
  }) as const;

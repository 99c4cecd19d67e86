import type {
  BibliographyImport,
  Hypothesis,
  LiteratureAnalysis,
  LiteratureReviewReply,
  Paper,
  PublicSources,
  SearchLog,
  Source,
  StoredIn,
  TermLinks,
} from '@spinout/api-client';
import type { ExportFormat } from '@spinout/api-client/bibliography';
import type { Runtime } from '@spinout/flow-kit';
import type { FlowLanguageModel } from '../../data/language-model.js';
import type { FlowDocument } from '../../data/flow-data.js';
import type { Problem } from '../../problems/problem.js';
import type { PaperFilter } from './filter-papers.js';
import type { PaperOrder } from './order-papers.js';
import type { OwnSources, ReadSource, SourceFile } from './own-sources.types.js';
import type { ChosenFiles } from './source-queue.machine.js';
import type { UndoEvent } from '../../data/step-undo.js';
import type { HideableColumn, PaperView, TableColumnName, TableSort } from './table-sort.js';

/** The result of a search. */
export interface LiteratureSearchResult {
  readonly papers: readonly Paper[];
  readonly analysis: LiteratureAnalysis;
  readonly source: Source | null;
  /** Missing where no public source is offered. */
  readonly publicSources?: PublicSources | undefined;
  /** What the search did; missing from servers that keep no log. */
  readonly log?: SearchLog | undefined;
  /** What the person's papers connect with the searched term; missing where that was not looked for. */
  readonly termLinks?: TermLinks | undefined;
  /** The imported bibliographies that were searched. @default none */
  readonly imports?: readonly BibliographyImport[] | undefined;
  readonly storedIn?: StoredIn | undefined;
}

/** The part of the context that is saved and restored. */
export interface LiteratureDraft extends OwnSources {
  readonly query: string;
  /** Null until a search has succeeded. */
  readonly found: LiteratureSearchResult | null;
  /** Ids of the selected papers. */
  readonly selected: readonly string[];
  /**
   * Ids of papers of earlier searches. They were selected, so they stay at the end of the list although the latest search
   * did not find them. @default none
   */
  readonly earlier?: readonly string[] | undefined;
  /** Whether to search public sources; missing until the person chooses. */
  readonly live?: boolean | undefined;
  /** How the list is ordered. @default by relevance */
  readonly order?: PaperOrder | undefined;
  /** Which papers are shown. @default all */
  readonly filter?: PaperFilter | undefined;
  /** How the papers are shown. @default as a list */
  readonly view?: PaperView | undefined;
  /** How the table is sorted. @default by relevance */
  readonly sort?: TableSort | undefined;
  /** The columns that the table does not show. @default none */
  readonly hiddenColumns?: readonly HideableColumn[] | undefined;
}

export interface LiteratureResult {
  readonly review: LiteratureReviewReply;
  readonly selected: readonly string[];
  readonly papers: readonly Paper[];
  readonly analysis: LiteratureAnalysis;
  readonly log?: SearchLog | undefined;
  /** Ids of papers of earlier searches, which the latest one did not find. @default none */
  readonly earlier?: readonly string[] | undefined;
  /** Papers that were added in this step. @default none */
  readonly documents?: readonly FlowDocument[] | undefined;
}

export interface LiteratureInput {
  readonly runtime: Runtime;
  readonly draft?: LiteratureDraft | undefined;
  /** Whether the step is opened to make its result again. @default false */
  readonly isUpdate?: boolean | undefined;
  readonly journeyId: string;
  /** An unsupported hypothesis is treated as null. */
  readonly hypothesis: Hypothesis | null;
  /** Whether the person brought papers; then the step searches without a hypothesis too. @default false */
  readonly hasPapers?: boolean | undefined;
  /** The language model that words themes and gaps. @default none, as far as is known */
  readonly languageModel?: FlowLanguageModel | null | undefined;
}

export interface LiteratureContext extends Omit<LiteratureInput, 'draft'> {
  readonly draft: LiteratureDraft;
  /** True if the step is opened for the first time; only then it searches automatically. */
  readonly isNew: boolean;
  /** The query of the last request. */
  readonly sentQuery: string | null;
  readonly problem: Problem | null;
  readonly review: LiteratureReviewReply | null;
  /** Whether the search log was copied since the last search. */
  readonly isCopied: boolean;
  /** Files that wait, are being read, or failed. */
  readonly files: readonly SourceFile[];
  /** What the last file added. */
  readonly lastRead: ReadSource | null;
  /** How many sources of the queue are in the draft. */
  readonly readCount: number;
  /** Whether more files were chosen than can be added at once. */
  readonly hasTooManyFiles: boolean;
  /** Whether sources were added or removed since the last search. */
  readonly isOutdated: boolean;
  /** Ids of the imports when the last search began. */
  readonly searchedImports: ReadonlySet<string>;
  /** Ids of the imports that are still to be removed, the one being removed first. */
  readonly removals: readonly string[];
  /** Whether a search was requested that begins when the imports are removed. */
  readonly isSearchWaiting: boolean;
  /** The selection that selecting all or none replaced; null if that cannot be undone. */
  readonly replacedSelection: readonly string[] | null;
}

export interface SearchInput {
  readonly journeyId: string;
  readonly hypothesis: Hypothesis | null;
  readonly query: string;
  readonly live?: boolean | undefined;
  /** False: nothing is sent to a language model. @default as the server is set */
  readonly isModelAllowed?: boolean | undefined;
}

export interface ReviewInput {
  readonly journeyId: string;
  readonly selected: readonly string[];
  readonly papers: readonly Paper[];
  /** As for a search. */
  readonly isModelAllowed?: boolean | undefined;
}

export interface RemoveImportInput {
  readonly journeyId: string;
  readonly id: string;
}

/** What an exported file is named by. */
interface ExportName {
  /** Title of the hypothesis; empty without one. */
  readonly subject: string;
  readonly date: Date;
}

export interface ExportLogInput extends ExportName {
  readonly text: string;
}

export interface ExportInput extends ExportName {
  readonly papers: readonly Paper[];
  readonly format: ExportFormat;
}

export type LiteratureEvent =
  | UndoEvent
  | { readonly type: 'query.changed'; readonly query: string }
  | { readonly type: 'live.changed'; readonly live: boolean }
  | { readonly type: 'order.changed'; readonly order: PaperOrder }
  | { readonly type: 'filter.changed'; readonly change: Partial<PaperFilter> }
  | { readonly type: 'view.changed'; readonly view: PaperView }
  /** The header of a column was pressed. */
  | { readonly type: 'sort.changed'; readonly column: TableColumnName }
  | { readonly type: 'column.toggled'; readonly column: HideableColumn }
  | { readonly type: 'search.requested' }
  | { readonly type: 'search.cancelled' }
  | { readonly type: 'paper.toggled'; readonly id: string }
  | { readonly type: 'selection.changed'; readonly selected: readonly string[] }
  | { readonly type: 'export.requested'; readonly format: ExportFormat }
  | { readonly type: 'log.requested'; readonly as: 'copy' | 'file'; readonly text: string }
  | { readonly type: 'review.completed' }
  | { readonly type: 'sources.chosen'; readonly chosen: ChosenFiles }
  | { readonly type: 'source.retried'; readonly id: string }
  | { readonly type: 'source.dropped'; readonly id: string }
  | { readonly type: 'import.removed'; readonly id: string };

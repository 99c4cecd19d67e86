import { NO_FILTER } from './filter-papers.js';
import { orderPapers, usefulOrders } from './order-papers.js';
import { INITIAL_SORT, type HideableColumn } from './table-sort.js';
import type { LiteratureDraft, LiteratureEvent, LiteratureSnapshot } from './literature.machine.js';

/** The switch for public sources; null where none are offered. */
const publicSearchOf = ({ found, live }: LiteratureDraft) => {
  const { names, preset, state } = found?.publicSources ?? {};
  return names === undefined
    ? null
    : { names, isOn: live ?? preset ?? false, isUnavailable: state === 'unavailable' };
};

const NONE: readonly never[] = [];

/** Files and imports that the person added. */
const sourcesOf = ({
  draft: { imports = NONE, documents = NONE, found },
  files,
  lastRead,
  hasTooManyFiles,
  isOutdated,
}: LiteratureSnapshot['context']) => ({
  imports,
  documents,
  files,
  lastRead,
  hasTooManyFiles,
  /** Whether a list is shown that does not take them into account. */
  isOutdated: isOutdated && found !== null,
  storedIn:
    (lastRead?.kind === 'bibliography' ? lastRead.storedIn : undefined) ?? found?.storedIn ?? null,
});

const haveEqual = <Model>(a: Model, b: Model, ...names: readonly (keyof Model)[]): boolean =>
  names.every((name) => a[name] === b[name]);

const NO_COLUMNS: readonly HideableColumn[] = [];

/** Derives the view props of the step from its snapshot. */
export const literatureModel = (snapshot: LiteratureSnapshot) => {
  const { draft, hypothesis, isNew } = snapshot.context;
  const selected = new Set(draft.selected);
  const earlier = new Set(draft.earlier);
  const papers = draft.found?.papers ?? [];
  const orders = usefulOrders(papers);
  const order = orders.find((each) => each === draft.order) ?? 'relevance';
  const rows = papers.map((paper) => ({
    paper,
    checked: selected.has(paper.id),
    /** Whether only an earlier search found it. */
    isEarlier: earlier.has(paper.id),
  }));
  return {
    query: draft.query,
    found: draft.found,
    papers: orderPapers(rows, order),
    order,
    /** The orders to choose from. */
    orders,
    filter: draft.filter ?? NO_FILTER,
    view: draft.view ?? 'list',
    /** How the table is sorted. */
    sort: draft.sort ?? INITIAL_SORT,
    hiddenColumns: draft.hiddenColumns ?? NO_COLUMNS,
    /** Number of papers that the latest search found. */
    foundCount: papers.filter(({ id }) => !earlier.has(id)).length,
    selectedCount: selected.size,
    /** Of these, papers that only an earlier search found. */
    selectedEarlierCount: draft.selected.filter((id) => earlier.has(id)).length,
    canUndoSelection: snapshot.can({ type: 'undo.requested' }),
    publicSearch: publicSearchOf(draft),
    languageModel: snapshot.context.languageModel ?? null,
    sources: sourcesOf(snapshot.context),
    searching: snapshot.matches('searching') || snapshot.context.isSearchWaiting,
    reviewing: snapshot.matches('reviewing'),
    canSearch: !snapshot.hasTag('busy') || snapshot.can({ type: 'search.requested' }),
    isLogCopied: snapshot.context.isCopied,
    interrupted: !isNew && hypothesis !== null && draft.found === null,
    canComplete:
      draft.found !== null &&
      draft.selected.length > 0 &&
      !snapshot.hasTag('busy') &&
      snapshot.context.removals.length === 0,
  };
};

export type LiteratureModel = ReturnType<typeof literatureModel>;

/** Two models are equal if they come from the same draft and state. */
export const areLiteratureModelsEqual = (a: LiteratureModel, b: LiteratureModel): boolean =>
  haveEqual(
    a,
    b,
    'found',
    'query',
    'order',
    'filter',
    'view',
    'sort',
    'hiddenColumns',
    'searching',
    'reviewing',
    'canSearch',
    'canComplete',
    'canUndoSelection',
    'isLogCopied',
  ) &&
  haveEqual(
    a.sources,
    b.sources,
    'imports',
    'documents',
    'files',
    'lastRead',
    'hasTooManyFiles',
    'isOutdated',
  ) &&
  a.publicSearch?.isOn === b.publicSearch?.isOn &&
  a.papers.every((row, index) => row.checked === b.papers[index]?.checked);

/** What the views of the step get. */
export interface LiteratureViewProps {
  readonly model: LiteratureModel;
  readonly send: (event: LiteratureEvent) => void;
}

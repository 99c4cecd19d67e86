import { restoreScroll } from './scroll-position.js';

/** State of an entry in the history of the browser. */
interface EntryState {
  /** Where the page was scrolled to. */
  readonly scrollTop: number;
  /** Query of the entry before; null if that is not of this page. */
  readonly previous: string | null;
}

/** How an address enters the history; `back` pushes, but returns to the entry before if that is the same address. */
export type HistoryMode = 'push' | 'replace' | 'back';

interface Change {
  readonly search: string;
  readonly mode: HistoryMode;
  /** Whether the page is scrolled to its start. */
  readonly startsAtTop: boolean;
}

/** Of several changes of one moment, the last of these counts. */
const MODES: readonly HistoryMode[] = ['replace', 'back', 'push'];

const SAVE_DELAY_MS = 150;

const readState = (): EntryState => {
  const { scrollTop, previous } = (window.history.state ?? {}) as Partial<EntryState>;
  return { scrollTop: scrollTop ?? 0, previous: previous ?? null };
};

const replace = (state: EntryState, search = window.location.search) => {
  const { pathname, hash } = window.location;
  window.history.replaceState(state, '', `${pathname}${search}${hash}`);
};

/**
 * The history of the browser for a page whose address is a query. Each entry stores its scroll position, which is
 * restored when the person returns to it. Changes of the same moment make one entry.
 * @param onReturn called with the query when the person went back or forward
 */
export function createPageHistory(onReturn: (search: string) => void) {
  let pending: Change | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let scrollTop = 0;
  let endRestore: (() => void) | null = null;

  const saveScroll = () => {
    clearTimeout(timer);
    if (endRestore === null) replace({ ...readState(), scrollTop });
  };
  const handleScroll = () => {
    if (endRestore !== null || pending !== null) return;
    scrollTop = window.scrollY;
    clearTimeout(timer);
    timer = setTimeout(saveScroll, SAVE_DELAY_MS);
  };
  const scrollTo = (top: number) => {
    endRestore?.();
    endRestore = restoreScroll(top, () => {
      endRestore = null;
      scrollTop = window.scrollY;
    });
  };
  const handleReturn = () => {
    pending = null;
    clearTimeout(timer);
    onReturn(window.location.search);
    scrollTo(readState().scrollTop);
  };
  const flush = () => {
    if (pending === null) return;
    const { search, mode, startsAtTop } = pending;
    pending = null;
    const current = window.location.search;
    if (search === current) return;
    if (mode === 'replace') return replace(readState(), search);
    saveScroll();
    if (mode === 'back' && readState().previous === search) return window.history.back();
    window.history.pushState(
      { scrollTop: startsAtTop ? 0 : scrollTop, previous: current } satisfies EntryState,
      '',
      `${window.location.pathname}${search}`,
    );
    if (startsAtTop) scrollTo(0);
  };

  return {
    /** Brings the address to this query after the changes of this moment. */
    write: ({ search, mode, startsAtTop }: Change) => {
      if (pending === null) setTimeout(flush);
      const before = MODES.indexOf(pending?.mode ?? 'replace');
      pending = {
        search,
        mode: MODES[Math.max(before, MODES.indexOf(mode))] ?? mode,
        startsAtTop: startsAtTop || (pending?.startsAtTop ?? false),
      };
      // Together with the change: a shorter page would be shown from its end first.
      if (pending.startsAtTop && pending.mode === 'push' && search !== window.location.search)
        window.scrollTo({ top: 0, behavior: 'instant' });
    },
    /** Follows the history until the returned function is called. */
    listen: () => {
      const { scrollRestoration } = window.history;
      window.history.scrollRestoration = 'manual';
      window.addEventListener('popstate', handleReturn);
      window.addEventListener('scroll', handleScroll, { passive: true });
      window.addEventListener('pagehide', saveScroll);
      const { scrollTop: saved } = readState();
      if (saved > 0) scrollTo(saved);
      return () => {
        window.history.scrollRestoration = scrollRestoration;
        window.removeEventListener('popstate', handleReturn);
        window.removeEventListener('scroll', handleScroll);
        window.removeEventListener('pagehide', saveScroll);
        clearTimeout(timer);
        endRestore?.();
      };
    },
  };
}

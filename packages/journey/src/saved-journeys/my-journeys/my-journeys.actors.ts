import { fromCallback, fromPromise } from 'xstate';
import { readEntry } from './saved-entry.js';
import type { MyJourneysEvent } from './my-journeys.setup.js';
import type {
  OpenRequest,
  OpenResult,
  JourneySource,
  ListedJourney,
  Listing,
} from './my-journeys.types.js';
import { SourceTimeoutError, withTimeout } from './with-timeout.js';

/** Longest list that a source may return. */
const MAX_ENTRIES = 200;

const parseEntries = (values: unknown, kind: string, source: number): readonly ListedJourney[] => {
  if (!Array.isArray(values)) throw new TypeError(`The source "${kind}" gave no list.`);
  const known = new Map<string, ListedJourney>();
  for (const value of values.slice(0, MAX_ENTRIES)) {
    const entry = readEntry(value, kind === 'account' ? null : kind);
    if (entry === null) continue;
    const key = `${source}:${entry.id}`;
    if (!known.has(key)) known.set(key, { key, source, entry });
  }
  return [...known.values()];
};

const readSource = async (
  from: JourneySource,
  source: number,
  signal: AbortSignal,
): Promise<Listing> => {
  try {
    const values = await withTimeout(from.list, signal);
    return { listed: parseEntries(values, from.kind, source), unread: [] };
  } catch (error) {
    const hasTimedOut = error instanceof SourceTimeoutError;
    return { listed: [], unread: [{ kind: from.kind, error, hasTimedOut }] };
  }
};

/** Lists several sources; a failing source does not affect the others. */
const readSources = async (
  sources: readonly JourneySource[],
  shouldRead: (kind: string) => boolean,
  signal: AbortSignal,
): Promise<Listing> => {
  const listings = await Promise.all(
    sources.flatMap((from, source) =>
      shouldRead(from.kind) ? [readSource(from, source, signal)] : [],
    ),
  );
  return {
    listed: listings.flatMap(({ listed }) => listed),
    unread: listings.flatMap(({ unread }) => unread),
  };
};

const findSource = (
  sources: readonly JourneySource[],
  { source, entry }: ListedJourney,
): JourneySource => {
  const from = sources[source];
  // The host may have changed its sources in the meantime.
  if (from === undefined || (from.kind !== 'account' && from.kind !== entry.kind)) {
    throw new Error(`There is no source of "${entry.kind}" any more.`);
  }
  return from;
};

export const myJourneysActors = (host: { readonly sources: readonly JourneySource[] }) => ({
  listBrowser: fromPromise<Listing, void>(({ signal }) =>
    readSources(host.sources, (kind) => kind !== 'account', signal),
  ),
  listAccount: fromPromise<Listing, void>(({ signal }) =>
    readSources(host.sources, (kind) => kind === 'account', signal),
  ),
  removeJourney: fromPromise<void, ListedJourney>(async ({ input, signal }) => {
    const from = findSource(host.sources, input);
    await withTimeout(() => from.remove(input.entry.id), signal);
  }),
  openFromAccount: fromPromise<OpenResult, OpenRequest>(
    async ({ input: { listed, isReplacing }, signal }) => {
      const { openHere } = findSource(host.sources, listed);
      if (openHere === undefined) return { kind: 'opened' };
      return withTimeout(
        (abortSignal) => openHere(listed.entry.id, { isReplacing, signal: abortSignal }),
        signal,
      );
    },
  ),
  watchSources: fromCallback<MyJourneysEvent>(({ sendBack }) => {
    const unsubscribers = host.sources.map(({ watch }) =>
      watch?.(() => sendBack({ type: 'sources.changed' } satisfies MyJourneysEvent)),
    );
    return () => unsubscribers.forEach((unsubscribe) => unsubscribe?.());
  }),
});

import { fromCallback, fromPromise } from 'xstate';
import { readEntry } from './kept-entry.js';
import type { MyJourneysEvent } from './my-journeys.setup.js';
import type { Bringing, Brought, JourneySource, Listed, Listing } from './my-journeys.types.js';
import { NoAnswerInTime, withinTime } from './within-time.js';

/** More of one source than this are not listed. */
const MOST_ENTRIES = 200;

const listedOf = (values: unknown, kind: string, source: number): readonly Listed[] => {
  if (!Array.isArray(values)) throw new TypeError(`The source "${kind}" gave no list.`);
  const known = new Map<string, Listed>();
  for (const value of values.slice(0, MOST_ENTRIES)) {
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
    const values = await withinTime(from.list, signal);
    return { listed: listedOf(values, from.kind, source), unread: [] };
  } catch (error) {
    const isLate = error instanceof NoAnswerInTime;
    return { listed: [], unread: [{ kind: from.kind, error, isLate }] };
  }
};

/** What some of the sources keep; a source that fails takes nothing from the others. */
const readSources = async (
  sources: readonly JourneySource[],
  isAsked: (kind: string) => boolean,
  signal: AbortSignal,
): Promise<Listing> => {
  const listings = await Promise.all(
    sources.flatMap((from, source) =>
      isAsked(from.kind) ? [readSource(from, source, signal)] : [],
    ),
  );
  return {
    listed: listings.flatMap(({ listed }) => listed),
    unread: listings.flatMap(({ unread }) => unread),
  };
};

const sourceOf = (sources: readonly JourneySource[], { source, entry }: Listed): JourneySource => {
  const from = sources[source];
  // A host may have changed its sources meanwhile.
  if (from === undefined || (from.kind !== 'account' && from.kind !== entry.kind)) {
    throw new Error(`There is no source of "${entry.kind}" any more.`);
  }
  return from;
};

/** Joins the list to whoever keeps journeys. */
export const myJourneysActors = (host: { readonly sources: readonly JourneySource[] }) => ({
  listBrowser: fromPromise<Listing, void>(({ signal }) =>
    readSources(host.sources, (kind) => kind !== 'account', signal),
  ),
  listAccount: fromPromise<Listing, void>(({ signal }) =>
    readSources(host.sources, (kind) => kind === 'account', signal),
  ),
  removeJourney: fromPromise<void, Listed>(async ({ input, signal }) => {
    const from = sourceOf(host.sources, input);
    await withinTime(() => from.remove(input.entry.id), signal);
  }),
  bringJourney: fromPromise<Brought, Bringing>(
    async ({ input: { listed, isReplacing }, signal }) => {
      const { bring } = sourceOf(host.sources, listed);
      if (bring === undefined) return { kind: 'brought' };
      return withinTime((left) => bring(listed.entry.id, { isReplacing, signal: left }), signal);
    },
  ),
  watchSources: fromCallback<MyJourneysEvent>(({ sendBack }) => {
    const ends = host.sources.map(({ watch }) =>
      watch?.(() => sendBack({ type: 'sources.changed' } satisfies MyJourneysEvent)),
    );
    return () => ends.forEach((end) => end?.());
  }),
});

import { fromPromise } from 'xstate';
import { readEntry, savedDate } from './kept-entry.js';
import type { JourneySource, Listed, Listing } from './my-journeys.types.js';

/** More of one source than this are not listed. */
const MOST_ENTRIES = 200;

const listedOf = (values: unknown, kind: string, source: number): readonly Listed[] => {
  if (!Array.isArray(values)) throw new TypeError(`The source "${kind}" gave no list.`);
  const known = new Map<string, Listed>();
  for (const value of values.slice(0, MOST_ENTRIES)) {
    const entry = readEntry(value, kind);
    if (entry === null) continue;
    const key = `${source}:${entry.id}`;
    if (!known.has(key)) known.set(key, { key, source, entry });
  }
  return [...known.values()];
};

/** Milliseconds; what tells no time comes last. */
const timeOf = ({ entry }: Listed): number =>
  savedDate(entry)?.getTime() ?? Number.MIN_SAFE_INTEGER;

const readSource = async (from: JourneySource, source: number): Promise<Listing> => {
  try {
    return { listed: listedOf(await from.list(), from.kind, source), unread: [] };
  } catch (error) {
    return { listed: [], unread: [{ kind: from.kind, error }] };
  }
};

/** Joins the list to whoever keeps journeys; a source that fails takes nothing from the others. */
export const myJourneysActors = (host: { readonly sources: readonly JourneySource[] }) => ({
  listJourneys: fromPromise<Listing, void>(async () => {
    const listings = await Promise.all(host.sources.map(readSource));
    return {
      listed: listings
        .flatMap(({ listed }) => listed)
        .sort((one, other) => timeOf(other) - timeOf(one)),
      unread: listings.flatMap(({ unread }) => unread),
    };
  }),
  removeJourney: fromPromise<void, Listed>(async ({ input: { source, entry } }) => {
    const from = host.sources[source];
    // A host may have changed its sources meanwhile.
    if (from?.kind !== entry.kind) throw new Error(`There is no source "${entry.kind}" any more.`);
    await from.remove(entry.id);
  }),
});

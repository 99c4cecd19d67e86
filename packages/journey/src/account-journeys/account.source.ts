import type { PlatformClient } from '@spinout/api-client';
import { browserSource } from '../my-journeys/browser.source.js';
import type { JourneySource, KeptEntry } from '../my-journeys/my-journeys.types.js';
import type { BrowserRecord } from '../kept/browser-record.js';
import type { AccountWorld } from './account-world.js';
import { bringJourney } from './bring-journey.js';
import { readNote, removeNote } from './copy-note.js';

/** Whose journeys are listed. */
export interface SourceWorld extends AccountWorld {
  /** Id of who is signed in; null while nobody is. */
  readonly owner: string | null;
  /** Calls back when the account has changed. Returns what ends it. */
  readonly watchAccount: (changed: () => void) => () => void;
  /** Resolves when no save is on its way any more: what is removed after that comes back no more. */
  readonly settled: () => Promise<void>;
}

type Account = SourceWorld & { readonly owner: string };

/** What of a record is in the account; null when nothing is. */
const copyOf = async ({ storage, owner }: Account, record: BrowserRecord, id: string) => {
  const note = await readNote(storage, record);
  const isCopied = note?.owner === owner && note.journeyId === id && note.revision > 0;
  return isCopied ? note : null;
};

const removeFrom = async ({ journeys }: PlatformClient, id: string): Promise<void> => {
  await journeys.remove({ journey_id: id });
};

/** The browser's journeys of one kind, which may be in the account as well. */
const withAccount = (world: Account, record: BrowserRecord): JourneySource => {
  const source = browserSource(record, world.storage);
  return {
    ...source,
    list: async (signal) =>
      Promise.all(
        (await source.list(signal)).map(async (entry) => {
          const copy = await copyOf(world, record, entry.id);
          return { ...entry, place: copy === null ? 'browser' : 'both' } as const;
        }),
      ),
    remove: async (id) => {
      // First here: what is gone here is not saved any more, and what is on its way is waited for.
      await source.remove(id);
      await world.settled();
      if ((await copyOf(world, record, id)) !== null) await removeFrom(world.api, id);
      if ((await readNote(world.storage, record))?.journeyId === id) {
        await removeNote(world.storage, record);
      }
    },
  };
};

/** What is in the account and not, or not as new, in this browser. */
const accountSource = (world: Account): JourneySource => ({
  kind: 'account',
  list: async (signal) => {
    const { journeys } = await world.api.journeys.list(signal ? { signal } : {});
    const listed = journeys.map(async (journey): Promise<KeptEntry | null> => {
      const { journey_id: id, kind, title, revision, saved_at, data } = journey;
      const entry = { id, kind, title, step: 0, stepCount: 0, savedAt: saved_at } as const;
      const record = world.records.find((known) => known.kind === kind);
      // Of another version of this page: it can be seen and deleted.
      if (record === undefined) return { ...entry, place: 'account' };
      const text = await world.storage.read(record.key);
      const present = text === null ? null : await record.read(text);
      const copy = present?.id === id ? await copyOf(world, record, id) : null;
      if (copy !== null && copy.revision >= revision) return null;
      const facts = await record.read(JSON.stringify(data ?? null));
      const { step, stepCount } = facts ?? entry;
      return { ...entry, step, stepCount, place: 'account' };
    });
    return (await Promise.all(listed)).filter((entry) => entry !== null);
  },
  remove: (id) => removeFrom(world.api, id),
  bring: (id, options) => bringJourney(world, { ...options, owner: world.owner, id }),
  watch: world.watchAccount,
});

/** T-43: who keeps journeys, for the list of journeys: this browser, and the account of who is signed in. */
export const journeySources = (world: SourceWorld): readonly JourneySource[] => {
  const { owner, records, storage } = world;
  if (owner === null) return records.map((record) => browserSource(record, storage));
  const account = { ...world, owner };
  return [...records.map((record) => withAccount(account, record)), accountSource(account)];
};

import type { PlatformClient } from '@spinout/api-client';
import { browserSource } from '../my-journeys/browser.source.js';
import type { JourneySource, SavedEntry } from '../my-journeys/my-journeys.types.js';
import type { BrowserRecord } from '../../storage/browser-record.js';
import type { AccountDependencies } from './account-dependencies.js';
import { openFromAccount } from './open-from-account.js';
import { readSyncRecord, removeSyncRecord } from './sync-record.js';

/** Services behind the journey sources. */
export interface SourceDependencies extends AccountDependencies {
  /** Id of the signed-in person; null when no one is signed in. */
  readonly owner: string | null;
  /** Calls back when the account has changed. Returns a function that unsubscribes. */
  readonly watchAccount: (changed: () => void) => () => void;
  /** Resolves when no save is in progress, so that a removed journey is not saved again. */
  readonly waitUntilSaved: () => Promise<void>;
}

type AccountSourceDependencies = SourceDependencies & { readonly owner: string };

/** The sync record of a journey that is in the account; null when it is not. */
const findSyncRecord = async (
  { storage, owner }: AccountSourceDependencies,
  record: BrowserRecord,
  id: string,
) => {
  const syncRecord = await readSyncRecord(storage, record);
  const isInAccount =
    syncRecord?.owner === owner && syncRecord.journeyId === id && syncRecord.revision > 0;
  return isInAccount ? syncRecord : null;
};

const removeFromAccount = async ({ journeys }: PlatformClient, id: string): Promise<void> => {
  await journeys.remove({ journey_id: id }, { fresh: true });
};

/** The browser's journeys of one kind, which may be in the account as well. */
const browserAndAccountSource = (
  dependencies: AccountSourceDependencies,
  record: BrowserRecord,
): JourneySource => {
  const source = browserSource(record, dependencies.storage);
  return {
    ...source,
    list: async (signal) =>
      Promise.all(
        (await source.list(signal)).map(async (entry) => {
          const copy = await findSyncRecord(dependencies, record, entry.id);
          return { ...entry, location: copy === null ? 'browser' : 'both' } as const;
        }),
      ),
    remove: async (id) => {
      // Removed from the browser first, so that no further save starts; a save in progress is awaited.
      await source.remove(id);
      await dependencies.waitUntilSaved();
      if ((await findSyncRecord(dependencies, record, id)) !== null)
        await removeFromAccount(dependencies.api, id);
      if ((await readSyncRecord(dependencies.storage, record))?.journeyId === id) {
        await removeSyncRecord(dependencies.storage, record);
      }
    },
  };
};

/** The account’s journeys that this browser does not have, or has in an older version. */
const accountSource = (dependencies: AccountSourceDependencies): JourneySource => ({
  kind: 'account',
  list: async (signal) => {
    const { journeys } = await dependencies.api.journeys.list(signal ? { signal } : {});
    const listed = journeys.map(async (journey): Promise<SavedEntry | null> => {
      const { journey_id: id, kind, title, revision, saved_at, data } = journey;
      const entry = { id, kind, title, step: 0, stepCount: 0, savedAt: saved_at } as const;
      const record = dependencies.records.find((known) => known.kind === kind);
      // Saved by another version of this page: it can be listed and deleted.
      if (record === undefined) return { ...entry, location: 'account' };
      const text = await dependencies.storage.read(record.key);
      const existing = text === null ? null : await record.read(text);
      const copy = existing?.id === id ? await findSyncRecord(dependencies, record, id) : null;
      if (copy !== null && copy.revision >= revision) return null;
      const facts = await record.read(JSON.stringify(data ?? null));
      const { step, stepCount } = facts ?? entry;
      return { ...entry, step, stepCount, location: 'account' };
    });
    return (await Promise.all(listed)).filter((entry) => entry !== null);
  },
  remove: (id) => removeFromAccount(dependencies.api, id),
  openHere: (id, options) =>
    openFromAccount(dependencies, { ...options, owner: dependencies.owner, id }),
  watch: dependencies.watchAccount,
});

/** The sources for the list of journeys: this browser and, if someone is signed in, their account. */
export const journeySources = (dependencies: SourceDependencies): readonly JourneySource[] => {
  const { owner, records, storage } = dependencies;
  if (owner === null) return records.map((record) => browserSource(record, storage));
  const account = { ...dependencies, owner };
  return [
    ...records.map((record) => browserAndAccountSource(account, record)),
    accountSource(account),
  ];
};

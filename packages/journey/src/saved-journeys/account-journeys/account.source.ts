import type { JourneySummary } from '@spinout/api-client';
import { browserSource } from '../my-journeys/browser.source.js';
import type { JourneySource, SavedEntry } from '../my-journeys/my-journeys.types.js';
import type { BrowserRecord } from '../../storage/browser-record.js';
import type { AccountDependencies } from './account-dependencies.js';
import { openFromAccount } from './open-from-account.js';
import { readSyncRecord, removeSyncRecord } from './sync-record.js';

/** Services behind the journey sources. */
export interface SourceDependencies extends AccountDependencies {
  readonly owner: string | null;
  /** Calls back when the account has changed. Returns a function that unsubscribes. */
  readonly watchAccount: (changed: () => void) => () => void;
  /** Resolves when no save is in progress, so that a removed journey is not saved again. */
  readonly waitUntilSaved: () => Promise<void>;
}

/** The sources for the list of journeys: this browser and, if someone is signed in, their account. */
export const journeySources = ({
  owner,
  watchAccount,
  waitUntilSaved,
  ...dependencies
}: SourceDependencies): readonly JourneySource[] => {
  const { api, records, storage } = dependencies;
  if (owner === null) return records.map((record) => browserSource(record, storage));

  /** The account's revision of a journey in this browser; 0 when the account does not have it. */
  const getRevision = async (record: BrowserRecord, id: string): Promise<number> => {
    const syncRecord = await readSyncRecord(storage, record);
    return syncRecord?.owner === owner && syncRecord.journeyId === id ? syncRecord.revision : 0;
  };

  const removeFromAccount = async (id: string): Promise<void> => {
    await api.journeys.remove({ journey_id: id }, { fresh: true });
  };

  /** The browser's journeys of one kind, which may be in the account as well. */
  const browserAndAccountSource = (record: BrowserRecord): JourneySource => {
    const source = browserSource(record, storage);
    return {
      ...source,
      list: async (signal) =>
        Promise.all(
          (await source.list(signal)).map(async (entry) => {
            const isInAccount = (await getRevision(record, entry.id)) > 0;
            return { ...entry, location: isInAccount ? 'both' : 'browser' } as const;
          }),
        ),
      remove: async (id) => {
        // Removed from the browser first, so that no further save starts; a save in progress is awaited.
        await source.remove(id);
        await waitUntilSaved();
        if ((await getRevision(record, id)) > 0) await removeFromAccount(id);
        if ((await readSyncRecord(storage, record))?.journeyId === id)
          await removeSyncRecord(storage, record);
      },
    };
  };

  /** Null if this browser has the journey in the same version. */
  const createEntry = async (journey: JourneySummary): Promise<SavedEntry | null> => {
    const { journey_id: id, kind, title, revision, saved_at: savedAt } = journey;
    const { step = 0, step_count: stepCount = 0 } = journey.progress ?? {};
    const entry = { id, kind, title, savedAt, step, stepCount, location: 'account' } as const;
    const record = records.find((known) => known.kind === kind);
    // Saved by another version of this page: it can be listed and deleted.
    if (record === undefined) return entry;
    const text = await storage.read(record.key);
    const existing = text === null ? null : await record.read(text);
    const isHere = existing?.id === id && revision <= (await getRevision(record, id));
    return isHere ? null : entry;
  };

  /** The account’s journeys that this browser does not have, or has in an older version. */
  const accountSource: JourneySource = {
    kind: 'account',
    list: async (signal) => {
      const { journeys } = await api.journeys.list(signal ? { signal } : {});
      return (await Promise.all(journeys.map(createEntry))).filter((entry) => entry !== null);
    },
    remove: removeFromAccount,
    openHere: (id, options) => openFromAccount(dependencies, { ...options, owner, id }),
    watch: watchAccount,
  };

  return [...records.map(browserAndAccountSource), accountSource];
};

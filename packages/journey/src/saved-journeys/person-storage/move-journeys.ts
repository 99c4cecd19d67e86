import { getBackupKey, type KeyValueStorage } from '@spinout/flow-kit';
import type { BrowserRecord } from '../../storage/browser-record.js';
import { getSyncRecordKey, readSyncRecord } from '../account-journeys/sync-record.js';
import { accountStorage } from './account-storage.js';

interface MoveOptions {
  /** The storage of the browser. */
  readonly storage: KeyValueStorage;
  readonly records: readonly BrowserRecord[];
  /** The account that is signed in; null when there is none. */
  readonly accountId: string | null;
}

const isStored = (text: Promise<string | null> | string | null) => typeof text === 'string';
const isUnknown = (text: Promise<string | null> | string | null) => text instanceof Promise;

/**
 * Whether the browser's own part of the storage may have a journey that belongs to an account, or that the person who is
 * signing in takes with them. A storage that answers later may.
 */
export function mayHaveJourneysToMove({ storage, records, accountId }: MoveOptions): boolean {
  try {
    return records.some((record) => {
      const syncRecord = storage.read(getSyncRecordKey(record));
      if (isStored(syncRecord) || isUnknown(syncRecord)) return true;
      if (accountId === null) return false;
      const journey = storage.read(record.key);
      return isStored(journey) || isUnknown(journey);
    });
  } catch {
    return false;
  }
}

const move = async (from: KeyValueStorage, to: KeyValueStorage, key: string) => {
  const text = await from.read(key);
  if (text === null) return;
  await to.write(key, text);
  await from.remove(key);
};

/** Whether the record is free for another journey. An unreadable journey is not. */
const isFree = async (storage: KeyValueStorage, { key, read }: BrowserRecord) => {
  const text = await storage.read(key);
  return text === null || (await read(text))?.isBlank === true;
};

const moveRecord = async (
  { storage, accountId }: MoveOptions,
  record: BrowserRecord,
): Promise<void> => {
  const stored = await storage.read(record.key);
  const facts = stored === null ? null : await record.read(stored);
  const syncRecord = await readSyncRecord(storage, record);
  const isOwned = syncRecord !== null && (facts === null || facts.id === syncRecord.journeyId);
  // What belongs to the browser goes with the person who signs in, like an owned one with its account.
  const target = isOwned ? syncRecord.owner : accountId;
  if (stored === null) {
    if (syncRecord !== null) await storage.remove(getSyncRecordKey(record));
    return;
  }
  // Whoever signs in may not be the person who discarded the earlier journey.
  const isDropping = !isOwned && accountId !== null && facts !== null;
  const text = isDropping ? (record.withoutDiscarded?.(stored) ?? stored) : stored;
  if (text !== stored) await storage.write(record.key, text);
  if (target === null || (!isOwned && (facts === null || facts.isBlank))) return;
  const part = accountStorage(storage, target);
  if (await isFree(part, record)) {
    // The sync record first: without it, the journey would look like one without an account.
    if (isOwned) await move(storage, part, getSyncRecordKey(record));
    await move(storage, part, record.key);
    for (const key of facts === null ? [] : (record.getRelatedKeys?.(facts.id) ?? []))
      await move(storage, part, key);
  } else if (isOwned) {
    // Nothing is lost, and the next person does not see it.
    await part.write(getBackupKey(record.key), text);
    await storage.remove(record.key);
    await storage.remove(getSyncRecordKey(record));
  }
};

/**
 * Moves journeys out of the browser's own part of its storage: those of an account into that account's part, and, when
 * someone signs in, the browser's into theirs, unless it already has a journey of that kind.
 * @throws what the storage throws, for example when it is full; the journey then stays where it was
 */
export async function moveJourneys(options: MoveOptions): Promise<void> {
  for (const record of options.records) await moveRecord(options, record);
}

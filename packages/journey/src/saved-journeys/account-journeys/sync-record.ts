import type { KeyValueStorage } from '@spinout/flow-kit';
import type { BrowserRecord } from '../../storage/browser-record.js';
import { parseFields } from '../../storage/parse-fields.js';

/** Storage key of what the browser knows about the account’s copy of a journey. */
export const getSyncRecordKey = ({ key }: BrowserRecord): string => `account-copy:${key}`;

/** Storage key of the journeys that people declined to import. */
const DECLINED_KEY = 'account-copy:refused';
const MAX_OWNERS = 20;
const MAX_DECLINED = 50;

/** What a browser knows about the account's copy of its journey. */
export interface SyncRecord {
  readonly owner: string;
  readonly journeyId: string;
  /** The account's revision that the browser's journey is based on; 0 before the first save. */
  readonly revision: number;
  /** Hash of the text in the account; empty before the first save. */
  readonly saved: string;
  /** Hash of the last inspected text, and when it changed to that: ISO 8601, null when unknown. */
  readonly seen: string;
  readonly changedAt: string | null;
}

const isString = (value: unknown): value is string => typeof value === 'string';

/** The sync record of a kind of journey; null when there is none or it cannot be read. */
export async function readSyncRecord(
  storage: KeyValueStorage,
  record: BrowserRecord,
): Promise<SyncRecord | null> {
  const fields = parseFields(await storage.read(getSyncRecordKey(record)));
  const { owner, journeyId, revision, saved, seen, changedAt } = fields;
  if (!isString(owner) || !isString(journeyId) || !isString(saved) || !isString(seen)) return null;
  if (typeof revision !== 'number' || !Number.isSafeInteger(revision) || revision < 0) return null;
  const changed = isString(changedAt) ? changedAt : null;
  return { owner, journeyId, revision, saved, seen, changedAt: changed };
}

export const writeSyncRecord = async (
  storage: KeyValueStorage,
  record: BrowserRecord,
  syncRecord: SyncRecord,
): Promise<void> => storage.write(getSyncRecordKey(record), JSON.stringify(syncRecord));

export const removeSyncRecord = async (
  storage: KeyValueStorage,
  record: BrowserRecord,
): Promise<void> => storage.remove(getSyncRecordKey(record));

const readAllDeclined = async (storage: KeyValueStorage) =>
  new Map(Object.entries(parseFields(await storage.read(DECLINED_KEY))));

const getDeclined = (all: ReadonlyMap<string, unknown>, owner: string): ReadonlySet<string> => {
  const ids = all.get(owner);
  return new Set(Array.isArray(ids) ? ids.filter(isString) : []);
};

export const readDeclined = async (
  storage: KeyValueStorage,
  owner: string,
): Promise<ReadonlySet<string>> => getDeclined(await readAllDeclined(storage), owner);

export async function addDeclined(
  storage: KeyValueStorage,
  owner: string,
  ids: readonly string[],
): Promise<void> {
  const all = await readAllDeclined(storage);
  const mine = new Set([...getDeclined(all, owner), ...ids]);
  // The latest owners come last.
  all.delete(owner);
  all.set(owner, [...mine].slice(-MAX_DECLINED));
  const retained = Object.fromEntries([...all].slice(-MAX_OWNERS));
  await storage.write(DECLINED_KEY, JSON.stringify(retained));
}

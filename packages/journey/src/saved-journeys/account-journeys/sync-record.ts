import type { KeyValueStorage } from '@spinout/flow-kit';
import * as z from 'zod/mini';
import type { BrowserRecord } from '../../storage/browser-record.js';
import { parseJson } from '../../storage/parse-json.js';

const getSyncRecordKey = ({ key }: BrowserRecord): string => `account-copy:${key}`;

/** Storage key of the journeys that people declined to import. */
const DECLINED_KEY = 'account-copy:refused';
const MAX_OWNERS = 20;
const MAX_DECLINED = 50;

const syncRecord = z.object({
  owner: z.string(),
  journeyId: z.string(),
  /** The account's revision that the browser's journey is based on; 0 before the first save. */
  revision: z.int().check(z.nonnegative()),
  /** Hash of the text in the account; empty before the first save. */
  saved: z.string(),
  /** Hash of the last inspected text, and when it changed to that: ISO 8601, null when unknown. */
  seen: z.string(),
  changedAt: z.catch(z.nullable(z.string()), null),
});

/** What a browser knows about the account's copy of its journey. */
export type SyncRecord = Readonly<z.infer<typeof syncRecord>>;

/** Ids by owner; unreadable ids are dropped. */
const declinedIds = z.record(
  z.string(),
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((ids) => ids.filter((id) => typeof id === 'string')),
  ),
);

/** The sync record of a kind of journey; null when there is none or it cannot be read. */
export const readSyncRecord = async (
  storage: KeyValueStorage,
  record: BrowserRecord,
): Promise<SyncRecord | null> =>
  parseJson(await storage.read(getSyncRecordKey(record)), syncRecord);

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
  new Map(Object.entries(parseJson(await storage.read(DECLINED_KEY), declinedIds) ?? {}));

export const readDeclined = async (
  storage: KeyValueStorage,
  owner: string,
): Promise<ReadonlySet<string>> => new Set((await readAllDeclined(storage)).get(owner));

export async function addDeclined(
  storage: KeyValueStorage,
  owner: string,
  ids: readonly string[],
): Promise<void> {
  const all = await readAllDeclined(storage);
  const mine = new Set([...(all.get(owner) ?? []), ...ids]);
  // The latest owners come last.
  all.delete(owner);
  all.set(owner, [...mine].slice(-MAX_DECLINED));
  const retained = Object.fromEntries([...all].slice(-MAX_OWNERS));
  await storage.write(DECLINED_KEY, JSON.stringify(retained));
}

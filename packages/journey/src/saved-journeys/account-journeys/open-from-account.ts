import { fingerprint } from '@spinout/api-client';
import { getBackupKey, type KeyValueStorage } from '@spinout/flow-kit';
import type { BrowserRecord } from '../../storage/browser-record.js';
import type { OpenResult, OpenOptions } from '../my-journeys/my-journeys.types.js';
import { findRecord, type AccountDependencies } from './account-dependencies.js';
import { readSyncRecord, writeSyncRecord } from './sync-record.js';

export interface OpenRequest extends OpenOptions {
  readonly owner: string;
  readonly id: string;
}

/** The existing journey that would be lost; null when nothing would be. */
const findConflict = async (
  storage: KeyValueStorage,
  record: BrowserRecord,
  existing: string,
  { owner, id }: OpenRequest,
): Promise<OpenResult | null> => {
  const facts = await record.read(existing);
  if (facts === null) return { kind: 'conflict', title: '', isInAccount: false };
  if (facts.isBlank) return null;
  const syncRecord = await readSyncRecord(storage, record);
  const isOwn = syncRecord?.owner === owner && syncRecord.journeyId === facts.id;
  const isInAccount = isOwn && syncRecord.saved === fingerprint(existing);
  if (isInAccount && (facts.isFinished || facts.id === id)) return null;
  return { kind: 'conflict', title: facts.title, isInAccount };
};

/**
 * Opens a journey of the account in this browser. An existing journey of its kind is replaced only if `isReplacing` is
 * set; an unreadable one is backed up first.
 * @throws {Error} when the account no longer has it, or this page cannot read it
 */
export async function openFromAccount(
  { api, storage, records }: AccountDependencies,
  request: OpenRequest,
): Promise<OpenResult> {
  const { owner, id, isReplacing, signal } = request;
  const { journeys } = await api.journeys.list({ signal });
  const found = journeys.find(({ journey_id }) => journey_id === id);
  if (found === undefined) throw new Error('The account no longer has this journey.');
  const record = findRecord(records, found.kind);
  const text = JSON.stringify(found.data) as string | undefined;
  const facts = text === undefined ? null : await record.read(text);
  if (text === undefined || facts?.id !== id) {
    throw new Error('The journey of the account cannot be read.');
  }
  const existing = await storage.read(record.key);
  const conflict =
    existing === null ? null : await findConflict(storage, record, existing, request);
  if (conflict !== null && !isReplacing) return conflict;
  if (existing !== null && (await record.read(existing)) === null) {
    await storage.write(getBackupKey(record.key), existing);
  }
  signal.throwIfAborted();
  const hash = fingerprint(text);
  const { revision } = found;
  // Written first: without the sync record, the journey would look like one started here.
  const syncRecord = { owner, journeyId: id, revision, saved: hash, seen: hash, changedAt: null };
  const before = await readSyncRecord(storage, record);
  await writeSyncRecord(storage, record, syncRecord);
  try {
    await storage.write(record.key, text);
  } catch (error) {
    if (before !== null) await writeSyncRecord(storage, record, before);
    throw error;
  }
  return { kind: 'opened' };
}

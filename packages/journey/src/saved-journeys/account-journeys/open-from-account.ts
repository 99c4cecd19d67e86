import { fingerprint } from '@spinout/api-client/idempotency';
import { getBackupKey } from '@spinout/flow-kit';
import type { OpenResult, OpenOptions } from '../my-journeys/my-journeys.types.js';
import { findRecord, type AccountDependencies } from './account-dependencies.js';
import { readSyncRecord, writeSyncRecord } from './sync-record.js';

export interface OpenRequest extends OpenOptions {
  readonly owner: string;
  readonly id: string;
}

/**
 * Opens a journey of the account in this browser. An existing journey of its kind is replaced only if `isReplacing` is
 * set; an unreadable one is backed up first.
 * @throws {ApiError} when the account no longer has it (404)
 * @throws {Error} when this page cannot read it
 */
export async function openFromAccount(
  { api, storage, records }: AccountDependencies,
  request: OpenRequest,
): Promise<OpenResult> {
  const { owner, id, isReplacing, signal } = request;
  const { journey: found } = await api.journeys.read({ journey_id: id }, { signal });
  const record = findRecord(records, found.kind);
  const text = JSON.stringify(found.data) as string | undefined;
  const facts = text === undefined ? null : await record.read(text);
  if (text === undefined || facts?.id !== id) {
    throw new Error('The journey of the account cannot be read.');
  }
  const before = await readSyncRecord(storage, record);
  const existing = await storage.read(record.key);
  if (existing !== null) {
    const lost = await record.read(existing);
    const isOwn = before?.owner === owner && before.journeyId === lost?.id;
    const isInAccount = isOwn && before.saved === fingerprint(existing);
    const isReplaceable =
      lost !== null && (lost.isBlank || (isInAccount && (lost.isFinished || lost.id === id)));
    if (!isReplaceable && !isReplacing)
      return { kind: 'conflict', title: lost?.title ?? '', isInAccount };
    if (lost === null) await storage.write(getBackupKey(record.key), existing);
  }
  signal.throwIfAborted();
  const hash = fingerprint(text);
  const { revision } = found;
  // Written first: without the sync record, the journey would look like one started here.
  const syncRecord = { owner, journeyId: id, revision, saved: hash, seen: hash, changedAt: null };
  await writeSyncRecord(storage, record, syncRecord);
  try {
    await storage.write(record.key, text);
  } catch (error) {
    if (before !== null) await writeSyncRecord(storage, record, before);
    throw error;
  }
  return { kind: 'opened' };
}

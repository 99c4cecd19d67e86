import { fingerprint, type JourneyStorage } from '@spinout/flow-kit';
import { backupKeyOf, type BrowserRecord } from '../kept/browser-record.js';
import type { Brought, BringOptions } from '../my-journeys/my-journeys.types.js';
import { recordOf, type AccountDependencies } from './account-dependencies.js';
import { readNote, writeNote } from './copy-note.js';

export interface BringRequest extends BringOptions {
  readonly owner: string;
  readonly id: string;
}

/** What would have to give way, and was not asked about yet; null when nothing of it would be lost. */
const occupantOf = async (
  storage: JourneyStorage,
  record: BrowserRecord,
  present: string,
  { owner, id }: BringRequest,
): Promise<Brought | null> => {
  const facts = await record.read(present);
  if (facts === null) return { kind: 'occupied', title: '', isSafe: false };
  if (facts.isBlank) return null;
  const note = await readNote(storage, record);
  const isOwn = note?.owner === owner && note.journeyId === facts.id;
  const isSafe = isOwn && note.saved === fingerprint(present);
  if (isSafe && (facts.isFinished || facts.id === id)) return null;
  return { kind: 'occupied', title: facts.title, isSafe };
};

/**
 * Brings a journey of the account into this browser's record of its kind. What stands there gives way only when that
 * was said; what nobody can read is put aside.
 * @throws {Error} when the account has it no longer, or it cannot be read here
 */
export async function bringJourney(
  { api, storage, records }: AccountDependencies,
  request: BringRequest,
): Promise<Brought> {
  const { owner, id, isReplacing, signal } = request;
  const { journeys } = await api.journeys.list({ signal });
  const found = journeys.find(({ journey_id }) => journey_id === id);
  if (found === undefined) throw new Error('The account keeps this journey no longer.');
  const record = recordOf(records, found.kind);
  const text = JSON.stringify(found.data) as string | undefined;
  const facts = text === undefined ? null : await record.read(text);
  if (text === undefined || facts?.id !== id) {
    throw new Error('The journey of the account cannot be read.');
  }
  const present = await storage.read(record.key);
  const occupant = present === null ? null : await occupantOf(storage, record, present, request);
  if (occupant !== null && !isReplacing) return occupant;
  if (present !== null && (await record.read(present)) === null) {
    await storage.write(backupKeyOf(record), present);
  }
  signal.throwIfAborted();
  const print = fingerprint(text);
  const { revision } = found;
  // First the note: were it missing, the journey would be taken for one begun here.
  const note = { owner, journeyId: id, revision, saved: print, seen: print, changedAt: null };
  const before = await readNote(storage, record);
  await writeNote(storage, record, note);
  try {
    await storage.write(record.key, text);
  } catch (error) {
    if (before !== null) await writeNote(storage, record, before);
    throw error;
  }
  return { kind: 'brought' };
}

import { fingerprint } from '@spinout/flow-kit';
import type { BrowserRecord } from '../kept/browser-record.js';
import type { LookInput, Seen } from './account-journeys.types.js';
import type { AccountDependencies } from './account-dependencies.js';
import { readNote, readRefused, writeNote, type CopyNote } from './copy-note.js';

type Browser = Pick<AccountDependencies, 'storage' | 'records'>;

/** A journey begun while somebody is signed in is theirs; what was there before is nobody's, until it is taken along. */
const ownNote = (
  note: CopyNote | null,
  id: string,
  { owner, strangers }: LookInput,
): CopyNote | null => {
  if (note?.journeyId === id) return note;
  if (strangers === null || strangers.includes(id)) return null;
  return { owner, journeyId: id, revision: 0, saved: '', seen: '', changedAt: null };
};

const lookAt = async (
  { storage }: Browser,
  record: BrowserRecord,
  input: LookInput,
): Promise<Seen | null> => {
  const text = await storage.read(record.key);
  const facts = text === null ? null : await record.read(text);
  if (text === null || facts === null || facts.id === '' || facts.isBlank) return null;
  const { id, title, savedAt } = facts;
  const print = fingerprint(text);
  const known = await readNote(storage, record);
  const note = ownNote(known, id, input);
  const refused = await readRefused(storage, input.owner);
  const seen = { kind: record.kind, id, title, print, isRefused: refused.has(id) };
  if (note === null) return { ...seen, whose: 'nobody', revision: 0, isSaved: false };
  if (note.owner !== input.owner) return { ...seen, whose: 'other', revision: 0, isSaved: false };
  const changedAt = savedAt ?? input.changedAt[record.kind] ?? null;
  const next = note.seen === print ? note : { ...note, seen: print, changedAt };
  if (next !== known) await writeNote(storage, record, next);
  return { ...seen, whose: 'own', revision: note.revision, isSaved: note.saved === print };
};

/** Tells what of this browser's journeys is in the account, and notes when each was changed. */
export async function lookAtBrowser(browser: Browser, input: LookInput): Promise<readonly Seen[]> {
  const seen: Seen[] = [];
  for (const record of browser.records) {
    const found = await lookAt(browser, record, input);
    if (found !== null) seen.push(found);
  }
  return seen;
}

import { isApiError, type KeptJourney } from '@spinout/api-client';
import { fingerprint } from '@spinout/flow-kit';
import type { BrowserRecord } from '../kept/browser-record.js';
import type { Refusal, SaveInput, SaveOutcome, Seen, Version } from './account-journeys.types.js';
import { recordOf, type AccountDependencies } from './account-dependencies.js';
import { readNote, removeNote, writeNote, type CopyNote } from './copy-note.js';

/** Bytes of a journey that a server takes for sure; ours takes a megabyte with all that is around it. */
const MOST_BYTES = 1_000_000;
/** Characters that the contract lets a title have. */
const MOST_TITLE_CHARACTERS = 500;

const encoder = new TextEncoder();
const fits = (text: string): boolean => encoder.encode(text).length <= MOST_BYTES;

/** The largest form that a server takes; null when there is none. */
const sendable = async (record: BrowserRecord, text: string): Promise<string | null> => {
  if (fits(text)) return text;
  const smaller = (await record.smaller?.(text)) ?? [];
  return smaller.find(fits) ?? null;
};

export const versionOf = ({
  journey_id,
  kind,
  title,
  revision,
  saved_at,
}: KeptJourney): Version => ({
  id: journey_id,
  kind,
  title,
  revision,
  savedAt: saved_at,
});

/** Statuses that say nothing against the journey itself: who asks, or when, was wrong. */
const OF_THE_MOMENT: ReadonlySet<number> = new Set([401, 403, 404, 408, 425, 429]);
const TOO_LARGE = 413;
const CONFLICT = 409;
const SERVER_FAULT = 500;

const refusalOf = (error: unknown): Refusal | null => {
  if (!isApiError(error) || error.code !== 'status') return null;
  const { status = 0 } = error.details;
  if (status === TOO_LARGE) return 'too-large';
  return OF_THE_MOMENT.has(status) || status >= SERVER_FAULT ? null : 'refused';
};

/** Another change came first; while the server is still at work on this very one it says when to ask again. */
const isConflict = (error: unknown): boolean =>
  isApiError(error) &&
  error.details.status === CONFLICT &&
  error.details.retryAfterMs === undefined;

/** Milliseconds; what tells no time is older than anything. */
const timeOf = (text: string | null): number => {
  const time = text === null ? NaN : Date.parse(text);
  return Number.isNaN(time) ? -Infinity : time;
};

/** Saves one journey of this browser in the account, and notes that it is there. The last change wins. */
export async function saveJourney(
  { api, storage, records }: AccountDependencies,
  { owner, seen, key }: SaveInput,
  signal: AbortSignal,
): Promise<SaveOutcome> {
  const record = recordOf(records, seen.kind);
  const text = await storage.read(record.key);
  const note = await readNote(storage, record);
  if (text === null || fingerprint(text) !== seen.print) return { kind: 'outdated' };
  if (note?.owner !== owner || note.journeyId !== seen.id) return { kind: 'outdated' };
  const form = await sendable(record, text);
  if (form === null) return { kind: 'refused', why: 'too-large', error: null };
  const keep = async (revision: number): Promise<SaveOutcome> => {
    await writeNote(storage, record, { ...note, revision, saved: seen.print });
    return { kind: 'saved', revision };
  };
  try {
    const { journey } = await api.journeys.save(requestOf(seen, form), {
      signal,
      idempotencyKey: key,
    });
    signal.throwIfAborted();
    return await keep(journey.revision);
  } catch (error) {
    if (!isConflict(error)) {
      const why = refusalOf(error);
      if (why === null) throw error;
      return { kind: 'refused', why, error };
    }
    const { journeys } = await api.journeys.list({ signal });
    const found = journeys.find(({ journey_id }) => journey_id === seen.id);
    if (found === undefined) {
      if (seen.revision === 0) return { kind: 'refused', why: 'full', error };
      await removeNote(storage, record);
      return { kind: 'gone' };
    }
    if (JSON.stringify(found.data) === JSON.stringify(JSON.parse(form)))
      return keep(found.revision);
    return judge(note, found);
  }
}

const requestOf = ({ id, kind, title, revision }: Seen, form: string) => ({
  journey_id: id,
  kind,
  title: title.slice(0, MOST_TITLE_CHARACTERS).toWellFormed(),
  revision,
  data: JSON.parse(form) as unknown,
});

/** The last change wins; one whose time nobody knows is not the last. */
const judge = ({ changedAt }: CopyNote, found: KeptJourney): SaveOutcome =>
  timeOf(changedAt) > timeOf(found.saved_at)
    ? { kind: 'behind', revision: found.revision }
    : { kind: 'newer', version: versionOf(found) };

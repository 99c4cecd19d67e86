import type { OtherVersion, Restored } from './ten-step.types.js';
import type { JourneyRecord, SavedJourney } from './saved-journey.js';

/** A stored text with its change ids. */
export interface StoredRecord {
  readonly text: string | null;
  /** Empty if unreadable. */
  readonly changes: readonly string[];
  /** Null if it is not a journey or is unreadable. */
  readonly journeyId: string | null;
}

/** Nothing is stored. */
export const NO_RECORD: StoredRecord = { text: null, changes: [], journeyId: null };

/** A stored record after parsing. */
export interface ParsedRecord {
  readonly stored: StoredRecord;
  /** Null if unreadable or missing. */
  readonly saved: SavedJourney | null;
}

// The parser includes all schemas, so it is loaded on demand.
const readRecord = async (text: string): Promise<JourneyRecord | null> =>
  (await import('./saved-journey.read.js')).readJourney(text);

/** Parses a text; never rejects. */
export const parseStoredRecord = async (text: string): Promise<ParsedRecord> => {
  const record = await readRecord(text).catch(() => null);
  if (record === null) return { stored: { text, changes: [], journeyId: null }, saved: null };
  const { changes, ...saved } = record;
  return { stored: { text, changes, journeyId: saved.journeyId }, saved };
};

/** Whether the stored record is based on the known one. */
const isBasedOnKnown = (known: StoredRecord, found: StoredRecord): boolean => {
  const last = known.changes.at(-1);
  return known.text === null || (last !== undefined && found.changes.includes(last));
};

/** Creates the other version for a tab that knows a different one. */
export const createOtherVersion = (
  known: StoredRecord,
  { stored, saved }: ParsedRecord,
): OtherVersion => {
  if (saved) return { kind: 'journey', saved, isBasedOnKnown: isBasedOnKnown(known, stored) };
  return { kind: stored.text === null ? 'nothing' : 'unreadable' };
};

/** Creates the restored state for a newly opened page. */
export const createRestored = ({ stored, saved }: ParsedRecord, hasBackup: boolean): Restored => {
  if (saved) return { kind: 'journey', saved };
  if (stored.text === null) return { kind: 'nothing' };
  return { kind: hasBackup ? 'unreadable' : 'unavailable' };
};

/** Whether the record must be backed up before it is overwritten. */
export const isUnreadable = ({ text, changes }: StoredRecord): boolean =>
  text !== null && changes.length === 0;

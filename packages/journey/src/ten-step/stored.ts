import type { OtherVersion, Restored } from './ten-step.types.js';
import type { JourneyRecord, SavedJourney } from './saved-journey.js';

/** A text in the storage, and the changes that made it. */
export interface Stored {
  readonly text: string | null;
  /** Empty for what cannot be read. */
  readonly changes: readonly string[];
  /** Null for what is no journey, or cannot be read. */
  readonly journeyId: string | null;
}

/** Nothing is stored. */
export const NOTHING: Stored = { text: null, changes: [], journeyId: null };

/** What was found under the key, read. */
export interface Found {
  readonly stored: Stored;
  /** Null when it cannot be read, or when nothing is stored. */
  readonly saved: SavedJourney | null;
}

// The reader brings all schemas of the data, so it is loaded only when there is something to read.
const readRecord = async (text: string): Promise<JourneyRecord | null> =>
  (await import('./saved-journey.read.js')).readJourney(text);

/** Reads a text; never fails. */
export const parseStored = async (text: string): Promise<Found> => {
  const record = await readRecord(text).catch(() => null);
  if (record === null) return { stored: { text, changes: [], journeyId: null }, saved: null };
  const { changes, ...saved } = record;
  return { stored: { text, changes, journeyId: saved.journeyId }, saved };
};

/** Whether the found record is based on the known one. */
const isBasedOnKnown = (known: Stored, found: Stored): boolean => {
  const last = known.changes.at(-1);
  return known.text === null || (last !== undefined && found.changes.includes(last));
};

/** What was found, for a tab that knows something else. */
export const toOtherVersion = (known: Stored, { stored, saved }: Found): OtherVersion => {
  if (saved) return { kind: 'journey', saved, isBasedOnKnown: isBasedOnKnown(known, stored) };
  return { kind: stored.text === null ? 'nothing' : 'unreadable' };
};

/** What was found when the page was opened. */
export const toRestored = ({ stored, saved }: Found, hasBackup: boolean): Restored => {
  if (saved) return { kind: 'journey', saved };
  if (stored.text === null) return { kind: 'nothing' };
  return { kind: hasBackup ? 'unreadable' : 'unavailable' };
};

/** Whether it must be backed up before it is overwritten. */
export const isUnreadable = ({ text, changes }: Stored): boolean =>
  text !== null && changes.length === 0;

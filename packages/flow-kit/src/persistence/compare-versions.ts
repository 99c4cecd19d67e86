import type { OtherVersion, PersistedRecordOptions } from './persisted-record.types.js';
import type { StoredVersion, VersionRelation } from './stored-version.js';

/** Whether the found version is based on the known one. */
const isBasedOn = (known: StoredVersion<unknown>, found: StoredVersion<unknown>): boolean => {
  const last = known.changes.at(-1);
  return known.text === null || (last !== undefined && found.changes.includes(last));
};

/** How a found version relates to what this tab shows: by its content, or else by its change ids. */
export const compareVersions = <Saved extends object>(
  { isSame, compare }: PersistedRecordOptions<Saved>,
  latest: Saved | null,
  known: StoredVersion<Saved>,
  found: StoredVersion<Saved>,
): VersionRelation => {
  if (latest && found.saved && isSame?.(latest, found.saved)) return 'same';
  const isReadable = found.saved || found.text === null;
  const relation = isReadable ? compare?.(latest, found.saved) : null;
  return relation ?? (isBasedOn(known, found) ? 'ahead' : 'diverged');
};

/** The found version as it is reported. */
export const createOtherVersion = <Saved>(
  { text, saved }: StoredVersion<Saved>,
  isBasedOnKnown: boolean,
): OtherVersion<Saved> => {
  if (saved !== null) return { kind: 'record', saved, isBasedOnKnown };
  return { kind: text === null ? 'nothing' : 'unreadable' };
};

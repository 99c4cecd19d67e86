import { fingerprint } from '@spinout/api-client/idempotency';

/** A stored text and what it contains. */
export interface StoredVersion<Saved> {
  /** Null if nothing is stored. */
  readonly text: string | null;
  /** Null if nothing is stored, or if it is unreadable. */
  readonly saved: Saved | null;
  /** Ids of its latest changes, newest last; empty if there is no readable record. */
  readonly changes: readonly string[];
}

/** Nothing is stored. */
export const NO_VERSION = { text: null, saved: null, changes: [] } as const;

/** How a version of another tab relates to this tab's: only `diverged` and `ahead` have something that this tab lacks. */
export type VersionRelation = 'same' | 'behind' | 'ahead' | 'diverged';

/** Maximum number of change ids in a record. */
const MAX_CHANGES = 32;
const MAX_ID_CHARACTERS = 200;

/**
 * The stored text of a record: its fields and the ids of its latest changes. From the ids another tab knows whether a
 * version continues its own.
 */
export const createRecordText = <Saved extends object>(
  saved: Saved,
  changes: readonly string[],
): string => JSON.stringify({ ...saved, changes });

/** The ids after a further change. */
export const addChange = (changes: readonly string[], id: string): readonly string[] =>
  [...changes, id].slice(-MAX_CHANGES);

const isChangeId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_ID_CHARACTERS;

/** The ids in a readable text. A record without ids is identified by its text. */
const parseChanges = (text: string): readonly string[] => {
  const { changes } = JSON.parse(text) as { readonly changes?: unknown };
  const ids = Array.isArray(changes) ? changes.filter(isChangeId) : [];
  return ids.length > 0 ? ids.slice(-MAX_CHANGES) : [fingerprint(text)];
};

/** Parses a stored text; never rejects. */
export const parseVersion = async <Saved>(
  text: string,
  read: (text: string) => Promise<Saved | null> | Saved | null,
): Promise<StoredVersion<Saved>> => {
  try {
    const saved = await read(text);
    if (saved !== null) return { text, saved, changes: parseChanges(text) };
  } catch {
    // A reader that throws has not read it.
  }
  return { text, saved: null, changes: [] };
};

const toCanonicalText = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** Whether two values have the same content as JSON, whatever the order of their fields. */
export const isSameContent = (one: unknown, other: unknown): boolean =>
  one === other || toCanonicalText(one) === toCanonicalText(other);

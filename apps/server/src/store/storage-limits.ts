import { notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.types.js';
import { listCauses } from '../database/error-causes.js';
import { storageLimits, type StorageLimitName } from '../database/schema/store.schema.js';

/** How much may be stored, in bytes. */
interface StorageSettings {
  /** One guest. */
  readonly guestBytes: number;
  /** One signed-in user. */
  readonly userBytes: number;
  /** The whole installation. Guests together may use half of it, so that they cannot crowd out users. */
  readonly totalBytes: number;
}

/** Stored replies have a limit of their own, so that they never prevent an owner from saving. */
const REPLIES_SHARE = 0.25;
const GUESTS_SHARE = 0.5;

const listLimits = ({ guestBytes, userBytes, totalBytes }: StorageSettings) =>
  Object.entries({
    guest: guestBytes,
    user: userBytes,
    'guest-replies': guestBytes * REPLIES_SHARE,
    'user-replies': userBytes * REPLIES_SHARE,
    guests: totalBytes * GUESTS_SHARE,
    all: totalBytes,
  } satisfies Record<StorageLimitName, number>) as [StorageLimitName, number][];

/** Sets the limits that the database enforces with each write. Servers that share a database share its limits. */
export async function setStorageLimits(db: Database, settings: StorageSettings): Promise<void> {
  const limits = listLimits(settings).map(([name, bytes]) => ({ name, bytes: Math.floor(bytes) }));
  await db
    .insert(storageLimits)
    .values(limits)
    .onConflictDoUpdate({ target: storageLimits.name, set: { bytes: sql`excluded.bytes` } });
  const names = limits.map(({ name }) => name);
  await db.delete(storageLimits).where(notInArray(storageLimits.name, names));
}

/** The limit that a write would have passed. */
interface PassedLimit {
  readonly limit: StorageLimitName;
  /** Bytes used before the write, bytes that it needs, and bytes that are allowed. */
  readonly used: number;
  readonly needed: number;
  readonly allowed: number;
}

/** Error code of the triggers in `0002_storage_triggers.sql`. */
const LIMIT_CODE = 'SPLIM';

/** Finds the limit behind an error of the database; null for any other error. */
export function findPassedLimit(error: unknown): PassedLimit | null {
  for (const cause of listCauses(error)) {
    const { code, detail } = cause as { readonly code?: unknown; readonly detail?: unknown };
    if (code === LIMIT_CODE && typeof detail === 'string') return JSON.parse(detail) as PassedLimit;
  }
  return null;
}

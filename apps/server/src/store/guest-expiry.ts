import { and, asc, eq, inArray, like, lt } from 'drizzle-orm';
import { GUEST, isGuest } from '../caller/owner.js';
import type { Database } from '../database/database.types.js';
import { researchRuns } from '../database/schema/runs.schema.js';
import { storageUsage, storeEntries } from '../database/schema/store.schema.js';
import { deleteOwnerData } from './owner-data.js';

interface GuestExpirySettings {
  readonly now: () => Date;
  /** Days after its last use when the data of a guest is deleted. */
  readonly days: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const MAX_REMEMBERED = 10_000;
/** Rows per statement: other requests run between two statements. */
const BATCH = 50;
/** Guests per sweep; the next one continues. */
const GUESTS_PER_SWEEP = 500;

/** Deletes the data of guests that was not used for a while. */
export function guestExpiry(db: Database, { now, days }: GuestExpirySettings) {
  const touchedAt = new Map<string, number>();

  async function deleteInBatches(deleteBatch: () => Promise<number>) {
    while ((await deleteBatch()) === BATCH);
  }

  /** The large tables first, a batch at a time. */
  async function deleteGuest(owner: string) {
    await deleteInBatches(async () => {
      const ids = db
        .select({ id: researchRuns.id })
        .from(researchRuns)
        .where(eq(researchRuns.owner, owner))
        .limit(BATCH);
      const deleted = await db
        .delete(researchRuns)
        .where(inArray(researchRuns.id, ids))
        .returning({ id: researchRuns.id });
      return deleted.length;
    });
    await deleteInBatches(async () => {
      const keys = db
        .select({ key: storeEntries.key })
        .from(storeEntries)
        .where(eq(storeEntries.owner, owner))
        .limit(BATCH);
      const deleted = await db
        .delete(storeEntries)
        .where(and(eq(storeEntries.owner, owner), inArray(storeEntries.key, keys)))
        .returning({ owner: storeEntries.owner });
      return deleted.length;
    });
    await deleteOwnerData(db, owner);
    touchedAt.delete(owner);
  }

  return {
    /** Records that a guest uses the data, at most once an hour. */
    async touch(owner: string): Promise<void> {
      const at = now();
      if (!isGuest(owner)) return;
      if (at.getTime() - (touchedAt.get(owner) ?? Number.NEGATIVE_INFINITY) < HOUR_MS) return;
      if (touchedAt.size >= MAX_REMEMBERED) touchedAt.clear();
      const touched = await db
        .update(storageUsage)
        .set({ usedAt: at })
        .where(eq(storageUsage.owner, owner))
        .returning({ owner: storageUsage.owner });
      if (touched.length > 0) touchedAt.set(owner, at.getTime());
    },

    /** Deletes the expired data. @returns the number of guests whose data was deleted */
    async sweep(): Promise<number> {
      const expired = new Date(now().getTime() - days * DAY_MS);
      const guests = await db
        .select({ owner: storageUsage.owner })
        .from(storageUsage)
        .where(and(like(storageUsage.owner, `${GUEST}%`), lt(storageUsage.usedAt, expired)))
        .orderBy(asc(storageUsage.usedAt))
        .limit(GUESTS_PER_SWEEP);
      for (const { owner } of guests) await deleteGuest(owner);
      return guests.length;
    },
  };
}

import { setTimeout as delay } from 'node:timers/promises';
import { and, asc, eq, inArray, like, lt } from 'drizzle-orm';
import { GUEST, isGuest } from '../caller/owner.js';
import type { Database } from '../database/database.types.js';
import { storageUsage } from '../database/schema/store.schema.js';
import { deleteBatch } from './owner-data.js';

interface GuestExpirySettings {
  readonly now: () => Date;
  /** Days after its last use when the data of a guest is deleted. */
  readonly days: number;
  /** Milliseconds in which the uses of all guests are collected for one statement. @default 1000 */
  readonly writeAfterMs?: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const MAX_REMEMBERED = 10_000;
const OWNERS_PER_STATEMENT = 500;
/** Guests per sweep; the next one continues. */
const GUESTS_PER_SWEEP = 500;

/** Deletes the data of guests that was not used for a while. */
export function guestExpiry(db: Database, { now, days, writeAfterMs = 1000 }: GuestExpirySettings) {
  const touchedAt = new Map<string, number>();

  /** Guests whose use is to be written, or is being written. */
  const waiting = new Set<string>();
  let writing: Promise<void> | null = null;

  async function writeUses() {
    await delay(writeAfterMs, undefined, { ref: false });
    while (waiting.size > 0) {
      const owners = [...waiting].slice(0, OWNERS_PER_STATEMENT);
      const at = now();
      const touched = await db
        .update(storageUsage)
        .set({ usedAt: at })
        .where(inArray(storageUsage.owner, owners))
        .returning({ owner: storageUsage.owner })
        .finally(() => {
          for (const owner of owners) waiting.delete(owner);
        });
      if (touchedAt.size >= MAX_REMEMBERED) touchedAt.clear();
      for (const { owner } of touched) touchedAt.set(owner, at.getTime());
    }
  }

  /**
   * Deletes some of a guest's data, unless the guest has returned: the lock lets the use be recorded before or after.
   * @returns whether there may be more
   */
  const deleteExpiredBatch = (owner: string, expired: Date): Promise<boolean> =>
    db.transaction(async (transaction) => {
      const [isExpired] = await transaction
        .select({ owner: storageUsage.owner })
        .from(storageUsage)
        .where(and(eq(storageUsage.owner, owner), lt(storageUsage.usedAt, expired)))
        .for('update');
      if (!isExpired || waiting.has(owner)) return false;
      return deleteBatch(transaction, owner);
    });

  return {
    /** Records that a guest uses the data, at most once an hour. Many guests at once take one statement together. */
    async touch(owner: string): Promise<void> {
      if (!isGuest(owner)) return;
      if (now().getTime() - (touchedAt.get(owner) ?? Number.NEGATIVE_INFINITY) < HOUR_MS) return;
      waiting.add(owner);
      writing ??= writeUses().finally(() => (writing = null));
      await writing;
    },

    /**
     * Deletes the expired data, and stops at once for a guest who returns meanwhile.
     * @returns the number of guests whose data had expired
     */
    async sweep(): Promise<number> {
      const expired = new Date(now().getTime() - days * DAY_MS);
      const guests = await db
        .select({ owner: storageUsage.owner })
        .from(storageUsage)
        .where(and(like(storageUsage.owner, `${GUEST}%`), lt(storageUsage.usedAt, expired)))
        .orderBy(asc(storageUsage.usedAt))
        .limit(GUESTS_PER_SWEEP);
      for (const { owner } of guests) {
        while (await deleteExpiredBatch(owner, expired));
        touchedAt.delete(owner);
      }
      return guests.length;
    },
  };
}

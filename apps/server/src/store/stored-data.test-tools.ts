import { storageTotals } from '../database/schema/store.schema.js';
import type { OpenDatabase } from '../database/database.types.js';
import { databaseStore } from './database-store.js';
import { readUsage } from './owner-data.js';
import { setStorageLimits } from './storage-limits.js';

export const DAY_MS = 24 * 60 * 60 * 1000;
const NO_LIMIT = 1e12;

let owners = 0;
export const newOwner = (audience: 'visitor' | 'user' = 'visitor') =>
  `${audience}:${++owners}-${Date.now()}`;

export const now = () => new Date();
export const fillWith = (bytes: number) => 'x'.repeat(bytes);
export const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

/** What tests of stored data do with a database. */
export const openStoredData = (database: () => OpenDatabase) => ({
  store: (owner: string) => databaseStore(database().db, owner),
  setLimits: (limits: { guestBytes?: number; userBytes?: number; totalBytes?: number }) =>
    setStorageLimits(database().db, {
      ...{ guestBytes: NO_LIMIT, userBytes: NO_LIMIT, totalBytes: NO_LIMIT },
      ...limits,
    }),
  getUsed: async (owner: string) => (await readUsage(database().db, owner)).usedBytes,
  getTotal: async () => {
    const totals = await database().db.select().from(storageTotals);
    return totals.reduce((sum, { bytes }) => sum + bytes, 0);
  },
});

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.types.js';
import { storeEntries } from '../database/schema/store.schema.js';

/**
 * Reads many values of an owner at once, as JSON text.
 * @returns for each key the text of its value; null if it has none
 */
export async function readEntryTexts(
  db: Database,
  owner: string,
  keys: readonly string[],
): Promise<readonly (string | null)[]> {
  if (keys.length === 0) return [];
  const entries = await db
    .select({
      key: storeEntries.key,
      text: sql<string | null>`${storeEntries.value}::text`,
    })
    .from(storeEntries)
    .where(and(eq(storeEntries.owner, owner), inArray(storeEntries.key, [...keys])));
  const texts = new Map(entries.map(({ key, text }) => [key, text]));
  return keys.map((key) => texts.get(key) ?? null);
}

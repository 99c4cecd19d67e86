import type { Store } from '@spinout/engine/node';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.types.js';
import { toStorableText } from '../database/exact-text.js';
import { toJsonText } from '../database/json-text.js';
import { storeEntries } from '../database/schema/store.schema.js';

const MAX_KEY_UNITS = 1000;

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

/** Returns a LIKE pattern for the part of a prefix that is stored unescaped. */
function likePattern(prefix: string): string {
  const whole = isHighSurrogate(prefix.charCodeAt(prefix.length - 1))
    ? prefix.slice(0, -1)
    : prefix;
  return `${toStorableText(whole).replace(/[\\%_]/g, '\\$&')}%`;
}

/** Reads the value as text, since drivers do not distinguish JSON's null from SQL's NULL. */
const valueAsText = { text: sql<string | null>`${storeEntries.value}::text` };

const parse = <Value>(text: string | null | undefined): Value | undefined =>
  typeof text === 'string' ? (JSON.parse(text) as Value) : undefined;

const toJsonValue = (value: unknown) =>
  sql`${value === undefined ? null : toJsonText(value)}::text::json`;

const assertKeyLength = (key: string) => {
  if (key.length <= MAX_KEY_UNITS) return;
  throw new RangeError(`A key of ${key.length} characters is too long.`);
};

/**
 * The engine's store in the database, limited to the data of one owner. Values are
 * JSON and are read exactly as they were stored; undefined properties are omitted.
 * @throws {NotJsonError} on storing a value that JSON cannot represent
 * @throws {RangeError} on storing under a key of more than 1000 characters
 */
export function databaseStore(db: Database, owner: string): Store {
  const isOwned = eq(storeEntries.owner, owner);
  const matchEntry = (key: string) => and(isOwned, eq(storeEntries.key, key));
  const identity = [storeEntries.owner, storeEntries.key];
  return {
    async get<Value>(key: string): Promise<Value | undefined> {
      const [entry] = await db.select(valueAsText).from(storeEntries).where(matchEntry(key));
      return parse<Value>(entry?.text);
    },

    async set(key, value) {
      assertKeyLength(key);
      await db
        .insert(storeEntries)
        .values({ owner, key, value: toJsonValue(value) })
        .onConflictDoUpdate({ target: identity, set: { value: sql`excluded.value` } });
    },

    async change<Value>(key: string, next: (value: Value | undefined) => Value | undefined) {
      assertKeyLength(key);
      return db.transaction(async (transaction) => {
        // Locks the entry, even if it does not exist yet: other changes wait.
        const [entry] = await transaction
          .insert(storeEntries)
          .values({ owner, key })
          .onConflictDoUpdate({ target: identity, set: { owner } })
          .returning(valueAsText);
        const value = next(parse<Value>(entry?.text));
        await (value === undefined
          ? transaction.delete(storeEntries).where(matchEntry(key))
          : transaction
              .update(storeEntries)
              .set({ value: toJsonValue(value) })
              .where(matchEntry(key)));
        return value;
      });
    },

    async keys(prefix) {
      const entries = await db
        .select({ key: storeEntries.key })
        .from(storeEntries)
        .where(and(isOwned, sql`${storeEntries.key} like ${likePattern(prefix)}`));
      return entries
        .map(({ key }) => key)
        .filter((key) => key.startsWith(prefix))
        .sort();
    },
  };
}

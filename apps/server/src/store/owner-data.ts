import type { DataAmount, ExportedPart } from '@spinout/api-client';
import { getDataKind } from '@spinout/engine/node';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { getUserId, isGuest } from '../caller/owner.js';
import type { Database } from '../database/database.types.js';
import { fromStorableText } from '../database/exact-text.js';
import { researchRuns } from '../database/schema/runs.schema.js';
import {
  idempotentReplies,
  storageLimits,
  storageUsage,
  storeEntries,
} from '../database/schema/store.schema.js';

export interface OwnerUsage {
  readonly kinds: DataAmount[];
  readonly usedBytes: number;
  /** Undefined if there is no limit. */
  readonly allowedBytes: number | undefined;
}

/** Characters of JSON in one page of an export; a reply must stay below ten megabytes. */
const PAGE_CHARACTERS = 2_000_000;
const ROWS_PER_PAGE = 500;

/** Counts and sizes by kind, summed in the database. */
async function measureKinds(db: Database, owner: string): Promise<DataAmount[]> {
  const prefix = sql<string>`split_part(${storeEntries.key}, ':', 1)`;
  const count = sql<number>`count(*)::int`;
  const sum = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)::float8`;
  const entries = await db
    .select({ prefix, count, bytes: sum(storeEntries.bytes) })
    .from(storeEntries)
    .where(and(eq(storeEntries.owner, owner), isNotNull(storeEntries.value)))
    .groupBy(prefix);
  const [runs] = await db
    .select({ count, bytes: sum(researchRuns.bytes) })
    .from(researchRuns)
    .where(eq(researchRuns.owner, owner));
  const [replies] = await db
    .select({ count, bytes: sum(idempotentReplies.bytes) })
    .from(idempotentReplies)
    .where(and(eq(idempotentReplies.owner, owner), isNotNull(idempotentReplies.status)));
  const amounts = new Map<string, { count: number; bytes: number }>();
  const add = (kind: string, amount: { count: number; bytes: number } | undefined) => {
    if (amount === undefined || amount.count === 0) return;
    const known = amounts.get(kind) ?? { count: 0, bytes: 0 };
    const bytes = known.bytes + amount.bytes;
    amounts.set(kind, { count: known.count + amount.count, bytes });
  };
  for (const entry of entries) add(getDataKind(entry.prefix), entry);
  add('runs', runs);
  add('replies', replies);
  return [...amounts].map(([kind, amount]) => ({ kind, ...amount }));
}

/** How much an owner stores and may store. */
export async function readUsage(db: Database, owner: string): Promise<OwnerUsage> {
  const [usage] = await db.select().from(storageUsage).where(eq(storageUsage.owner, owner));
  const [limit] = await db
    .select()
    .from(storageLimits)
    .where(eq(storageLimits.name, isGuest(owner) ? 'guest' : 'user'));
  return {
    kinds: await measureKinds(db, owner),
    usedBytes: usage?.bytes ?? 0,
    allowedBytes: limit?.bytes,
  };
}

/** A place in an export: a record and the characters of it that were read. */
interface Cursor {
  readonly table: string;
  readonly id: string;
  readonly offset: number;
}

const formatCursor = ({ table, id, offset }: Cursor): string =>
  Buffer.from(JSON.stringify([table, id, offset])).toString('base64url');

const FIRST: Cursor = { table: '', id: '', offset: 0 };

function parseCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return FIRST;
  try {
    const [table, id, offset] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    const isValid = typeof table === 'string' && typeof id === 'string' && !id.includes('\u0000');
    if (isValid && Number.isSafeInteger(offset) && (offset as number) >= 0) {
      return { table, id, offset: offset as number };
    }
  } catch {
    // Refused below.
  }
  return null;
}

/** Everything that people gave or got, as JSON. Tokens and hashes are left out. */
const exportedRecords = (owner: string, userId: string | null) => sql`
  select 'account' as "table", id collate "C" as id, json_build_object(
    'name', name, 'email', email, 'role', role, 'provider', provider, 'avatar_url', avatar_url, 'bio', bio,
    'organization', organization, 'research_interests', research_interests, 'created_at', created_at
  )::text as json from users where id = ${userId ?? ''}
  union all
  select 'entry', key, value::text from store_entries where owner = ${owner} and value is not null
  union all
  select 'run', id, json_build_object(
    'id', id, 'topic', topic, 'state', state, 'error', error, 'created_at', created_at, 'result', result, 'events', (
      select json_agg(json_build_object('at', at, 'kind', kind, 'step', step, 'data', data) order by sequence)
      from run_events where run_id = research_runs.id
    )
  )::text from research_runs where owner = ${owner}`;

const getKind = (table: string, id: string) =>
  table === 'entry' ? getDataKind(id) : table === 'run' ? 'runs' : table;

const toRows = <Row>(result: unknown): readonly Row[] =>
  (result as { readonly rows: readonly Row[] }).rows;

/** Reads one page of everything that an owner stores. @returns null for an invalid cursor */
export async function exportPage(db: Database, owner: string, after: string | undefined) {
  const cursor = parseCursor(after);
  if (cursor === null) return null;
  const userId = getUserId(owner);
  const records = exportedRecords(owner, userId);
  // Sizes come first, so that only the records of this page are read.
  const found = toRows<{ table: string; id: string; size: number }>(
    await db.execute(
      sql`select "table", id, length(json) as size from (${records}) as records
        where ("table", id) >= (${cursor.table}, ${cursor.id} collate "C")
        order by "table", id limit ${ROWS_PER_PAGE + 1}`,
    ),
  );
  const parts: ExportedPart[] = [];
  let remaining = PAGE_CHARACTERS;
  for (const [index, { table, id, size }] of found.entries()) {
    const offset = table === cursor.table && id === cursor.id ? cursor.offset : 0;
    if (remaining <= 0 || index === ROWS_PER_PAGE) {
      return { parts, next: formatCursor({ table, id, offset }) };
    }
    const [slice] = toRows<{ json: string }>(
      await db.execute(
        sql`select substr(json, ${offset + 1}::int, ${remaining}::int) as json from (${records}) as records
          where "table" = ${table} and id = ${id}`,
      ),
    );
    // It may have been deleted since the sizes were read.
    if (!slice) continue;
    const read = Math.min(remaining, Math.max(0, size - offset));
    const is_complete = offset + read >= size;
    const plainId = fromStorableText(id);
    parts.push({ kind: getKind(table, plainId), id: plainId, json: slice.json, is_complete });
    remaining -= read;
    if (!is_complete) return { parts, next: formatCursor({ table, id, offset: offset + read }) };
  }
  return { parts, next: null };
}

/**
 * Rows and bytes per statement: other requests run between two statements, and the log of a deletion, which has a copy of
 * the pages that it changes, stays small on a disk that is nearly full.
 */
const BATCH_ROWS = 50;
const BATCH_BYTES = 4_000_000;

const DATA = [
  { table: researchRuns, id: researchRuns.id },
  { table: storeEntries, id: storeEntries.key },
  { table: idempotentReplies, id: idempotentReplies.key },
] as const;

/** Requests in progress are kept. */
const isDeletable = ({ table }: (typeof DATA)[number], owner: string) =>
  table === idempotentReplies
    ? and(eq(table.owner, owner), isNotNull(table.status))
    : eq(table.owner, owner);

/** Deletes some of what an owner stores, except requests in progress. @returns whether there may be more */
export async function deleteBatch(db: Database, owner: string): Promise<boolean> {
  for (const data of DATA) {
    const { table, id } = data;
    const condition = isDeletable(data, owner);
    const deleted = await db.execute(sql`
      delete from ${table} where ${condition} and ${id} in (
        select id from (
          select ${id} as id, row_number() over (order by ${id}) as position,
            sum(coalesce(${table.bytes}, 0)) over (order by ${id} rows unbounded preceding) as total
          from ${table} where ${condition}
        ) as sized
        where position = 1 or (position <= ${BATCH_ROWS} and total <= ${BATCH_BYTES})
      ) returning 1 as deleted`);
    if (toRows(deleted).length > 0) return true;
  }
  await db
    .delete(storageUsage)
    .where(
      and(eq(storageUsage.owner, owner), eq(storageUsage.bytes, 0), eq(storageUsage.replyBytes, 0)),
    );
  return false;
}

/** Deletes everything that an owner stores, except requests in progress. @returns what was deleted */
export async function deleteOwnerData(db: Database, owner: string): Promise<DataAmount[]> {
  const deleted = await measureKinds(db, owner);
  while (await deleteBatch(db, owner));
  return deleted;
}

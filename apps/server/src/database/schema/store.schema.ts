import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, exactJson, exactText, timestampTz } from './columns.js';

/** Stored data of the engine, by owner. SQL's NULL means undefined. */
export const storeEntries = pgTable(
  'store_entries',
  {
    owner: text('owner').notNull(),
    key: exactText('key').notNull(),
    value: exactJson('value'),
    /** What counts towards the owner's storage limit. An entry without a value is about to be changed. */
    bytes: integer('bytes').generatedAlwaysAs(
      sql`case when "value" is null then 0 else octet_length("value"::text) + octet_length("key") + 200 end`,
    ),
  },
  (table) => [primaryKey({ columns: [table.owner, table.key] })],
);

/** Replies to requests with an `Idempotency-Key`, and such requests in progress. */
export const idempotentReplies = pgTable(
  'idempotent_replies',
  {
    owner: text('owner').notNull(),
    key: exactText('key').notNull(),
    endpoint: text('endpoint').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Id of the server that processes or processed the request. */
    holder: text('holder').notNull(),
    /** While in progress: when the claim of the holder expires unless it is renewed. */
    leaseUntil: timestampTz('lease_until').notNull(),
    /** Null while in progress. */
    status: integer('status'),
    contentType: text('content_type'),
    body: bytes('body'),
    /** What counts towards the owner's storage limit for replies. */
    bytes: integer('bytes').generatedAlwaysAs(
      sql`case when "status" is null then 0 else coalesce(octet_length("body"), 0) + 200 end`,
    ),
    /** When the request started, or, once answered, when it was answered. */
    createdAt: timestampTz('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotent_replies_age').on(table.createdAt),
  ],
);

/** Bytes that each owner stores. Triggers of the tables above and of the runs maintain it in the same transaction. */
export const storageUsage = pgTable(
  'storage_usage',
  {
    owner: text('owner').primaryKey(),
    /** Papers, bibliographies, circuits, jobs, journeys and runs. */
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    /** Replies to requests with an `Idempotency-Key`; they have a limit of their own. */
    replyBytes: bigint('reply_bytes', { mode: 'number' }).notNull().default(0),
    /** Last use of the data, to the hour. */
    usedAt: timestampTz('used_at').notNull().defaultNow(),
  },
  (table) => [
    index('storage_usage_guests')
      .on(table.usedAt)
      .where(sql`${table.owner} like 'visitor:%'`),
  ],
);

/** Bytes of all guests and of all users, in several rows, so that writes of different owners do not wait for each other. */
export const storageTotals = pgTable(
  'storage_totals',
  {
    audience: text('audience').$type<'guest' | 'user'>().notNull(),
    shard: integer('shard').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.audience, table.shard] })],
);

/** Limits that the triggers enforce, as configured at the latest start of a server. Without a row there is no limit. */
export const storageLimits = pgTable('storage_limits', {
  name: text('name').$type<StorageLimitName>().primaryKey(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
});

/**
 * `guest` and `user` limit one owner, `guest-replies` and `user-replies` the stored replies of one owner, `guests` all
 * guests together and `all` the whole installation.
 */
export type StorageLimitName =
  'guest' | 'user' | 'guest-replies' | 'user-replies' | 'guests' | 'all';

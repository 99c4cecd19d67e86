import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, exactJson, exactText, timestampTz } from './columns.js';

/** Stored data of the engine, by owner. SQL's NULL means undefined. */
export const storeEntries = pgTable(
  'store_entries',
  {
    owner: text('owner').notNull(),
    key: exactText('key').notNull(),
    value: exactJson('value'),
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
    /** When the request started, or, once answered, when it was answered. */
    createdAt: timestampTz('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotent_replies_age').on(table.createdAt),
  ],
);

import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, exactJson, exactText, moment } from './columns.js';

/** What the engine keeps, each entry for one owner. SQL's NULL stands for undefined. */
export const storeEntries = pgTable(
  'store_entries',
  {
    owner: text('owner').notNull(),
    key: exactText('key').notNull(),
    value: exactJson('value'),
  },
  (table) => [primaryKey({ columns: [table.owner, table.key] })],
);

/** Answers to requests that carried an `Idempotency-Key`, and the requests that are being answered. */
export const idempotentReplies = pgTable(
  'idempotent_replies',
  {
    owner: text('owner').notNull(),
    key: exactText('key').notNull(),
    endpoint: text('endpoint').notNull(),
    requestHash: text('request_hash').notNull(),
    /** The server that answers, or answered. */
    holder: text('holder').notNull(),
    /** While it is answered: until when the holder is believed to live without a word. */
    leaseUntil: moment('lease_until').notNull(),
    /** Null while it is being answered. */
    status: integer('status'),
    contentType: text('content_type'),
    body: bytes('body'),
    /** When the request began; from the answer on, when that was given. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotent_replies_age').on(table.createdAt),
  ],
);

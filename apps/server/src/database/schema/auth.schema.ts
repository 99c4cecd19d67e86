import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import type { Role } from '../../caller/caller.types.js';
import { exactJson, timestampTz } from './columns.js';

/** Accounts; unknown fields are empty text. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().default(''),
  role: text('role').$type<Role>().notNull(),
  provider: text('provider').notNull(),
  avatarUrl: text('avatar_url').notNull().default(''),
  bio: text('bio').notNull().default(''),
  organization: text('organization').notNull().default(''),
  researchInterests: jsonb('research_interests').$type<readonly string[]>().notNull().default([]),
  createdAt: timestampTz('created_at').notNull(),
  updatedAt: timestampTz('updated_at').notNull(),
});

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Identities as reported by providers. Accounts are never linked by email address. */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    userId: userId(),
    createdAt: timestampTz('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('identities_user').on(table.userId),
  ],
);

/** Sign-ins in progress, from the start to the provider's callback. Single use. */
export const signInTransactions = pgTable(
  'sign_in_transactions',
  {
    stateHash: text('state_hash').primaryKey(),
    provider: text('provider').notNull(),
    /** Hash of the secret in the cookie of the browser that started the sign-in. */
    browserHash: text('browser_hash').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    clientState: text('client_state'),
    codeChallenge: text('code_challenge'),
    expiresAt: timestampTz('expires_at').notNull(),
  },
  (table) => [index('sign_in_transactions_expiry').on(table.expiresAt)],
);

/** One sign-in on one device. All its tokens are revoked together. */
export const tokenFamilies = pgTable(
  'token_families',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    createdAt: timestampTz('created_at').notNull(),
    /** Set when the family is created; refreshes do not extend it. */
    expiresAt: timestampTz('expires_at').notNull(),
    revokedAt: timestampTz('revoked_at'),
  },
  (table) => [
    index('token_families_user').on(table.userId),
    index('token_families_expiry').on(table.expiresAt),
  ],
);

const familyId = () =>
  text('family_id').references(() => tokenFamilies.id, { onDelete: 'cascade' });

/** Authorization codes, which clients exchange for tokens. A used code refers to the family that it created. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: userId(),
    clientState: text('client_state'),
    codeChallenge: text('code_challenge'),
    expiresAt: timestampTz('expires_at').notNull(),
    usedAt: timestampTz('used_at'),
    familyId: familyId(),
  },
  (table) => [
    index('one_time_codes_expiry').on(table.expiresAt),
    index('one_time_codes_family').on(table.familyId),
  ],
);

/** Refresh tokens, including replaced ones: reuse of a replaced token reveals theft. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    familyId: familyId().notNull(),
    createdAt: timestampTz('created_at').notNull(),
    replacedAt: timestampTz('replaced_at'),
    /** The pair that replaced this token, readable only with this token; empty after the grace time. */
    sealedSuccessor: text('sealed_successor'),
  },
  (table) => [index('refresh_tokens_family').on(table.familyId)],
);

/** Access tokens, valid for minutes. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    familyId: familyId().notNull(),
    expiresAt: timestampTz('expires_at').notNull(),
  },
  (table) => [
    index('access_tokens_family').on(table.familyId),
    index('access_tokens_expiry').on(table.expiresAt),
  ],
);

/** Counters of the rate limiters of sign-in and, on Postgres, of all calls, in the format of rate-limiter-flexible. */
export const signInLimits = pgTable(
  'sign_in_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('sign_in_limits_expiry').on(table.expire)],
);

/** Secrets that the server created for itself and needs after a restart. */
export const serverKeys = pgTable('server_keys', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  createdAt: timestampTz('created_at').notNull(),
});

/** Data of the local identity provider: sessions, interactions, codes and grants. */
export const localIdentityEntries = pgTable(
  'local_identity_entries',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: exactJson('payload').notNull(),
    consumedAt: timestampTz('consumed_at'),
    uid: text('uid'),
    grantId: text('grant_id'),
    expiresAt: timestampTz('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('local_identity_entries_uid').on(table.model, table.uid),
    index('local_identity_entries_grant').on(table.grantId),
    index('local_identity_entries_expiry').on(table.expiresAt),
  ],
);

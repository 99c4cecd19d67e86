import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.types.js';
import { idempotentReplies as replies } from '../database/schema/store.schema.js';

/** An answer as it went out. */
export interface StoredReply {
  readonly status: number;
  readonly contentType: string;
  readonly body: Uint8Array;
}

/** What to do with a request that carries a key: work, repeat the answer, ask to wait, or refuse. */
export type Beginning = 'fresh' | 'in-progress' | 'mismatch' | { readonly replay: StoredReply };

export interface IdempotentRepliesSettings {
  readonly now: () => Date;
  /** Milliseconds for which an answer is repeated. @default 24 hours */
  readonly ttlMs?: number;
  /** Milliseconds after which a server that does not renew its claim on a request counts as dead. @default 60 seconds */
  readonly leaseMs?: number;
  /** True where no other server uses the database: requests that an earlier one left are then free at once. @default false */
  readonly alone?: boolean;
  /** Told when claims could not be renewed. @default nobody */
  readonly onError?: (error: unknown) => void;
}

export interface IdempotentReplies {
  /** Claims a request, or tells what became of it. Of many that begin at once, one is fresh. */
  begin(owner: string, key: string, endpoint: string, requestHash: string): Promise<Beginning>;
  /** Keeps the answer of a request that began fresh. The first answer stays. */
  finish(owner: string, key: string, reply: StoredReply): Promise<void>;
  /** Gives up a request that began fresh, so that it may be sent again. */
  abandon(owner: string, key: string): Promise<void>;
  /** Removes what is too old to be repeated. `begin` does so by itself from time to time. */
  sweep(): Promise<void>;
  /** Stops renewing claims. */
  stop(): void;
}

const HOUR_MS = 60 * 60 * 1000;
const TTL_MS = 24 * HOUR_MS;
const LEASE_MS = 60_000;
const RENEWALS_PER_LEASE = 3;
const ATTEMPTS = 5;

const excluded = (column: { readonly name: string }) => sql.raw(`excluded."${column.name}"`);

/** Remembers answers by `Idempotency-Key`, so that a request that is sent twice is worked on once. */
export function idempotentReplies(
  db: Database,
  settings: IdempotentRepliesSettings,
): IdempotentReplies {
  const { now, ttlMs = TTL_MS, leaseMs = LEASE_MS, alone = false } = settings;
  const { onError = () => undefined } = settings;
  const holder = randomUUID();
  const ours = eq(replies.holder, holder);
  const of = (owner: string, key: string) => and(eq(replies.owner, owner), eq(replies.key, key));
  const later = (ms: number) => new Date(now().getTime() + ms);

  const claims = new Map<string, ReturnType<typeof of>>();
  const claimId = (owner: string, key: string) => JSON.stringify([owner, key]);
  let renewal: NodeJS.Timeout | undefined;
  let sweptAt = now().getTime();

  // Only what is still being worked on: a row that could not be removed must run out.
  const renew = () => {
    db.update(replies)
      .set({ leaseUntil: later(leaseMs) })
      .where(and(ours, isNull(replies.status), or(...claims.values())))
      .catch(onError);
  };
  const release = (owner: string, key: string) => {
    claims.delete(claimId(owner, key));
    if (claims.size > 0) return;
    clearInterval(renewal);
    renewal = undefined;
  };
  const hold = (owner: string, key: string) => {
    claims.set(claimId(owner, key), of(owner, key));
    renewal ??= setInterval(renew, leaseMs / RENEWALS_PER_LEASE).unref();
  };

  /** Its server is gone, so that nobody will answer it any more. */
  const isLeft = () => {
    const holderIsDead = alone ? ne(replies.holder, holder) : sql`false`;
    return sql`(${isNull(replies.status)} and (${lte(replies.leaseUntil, now())} or ${holderIsDead}))`;
  };
  /** Too old to be repeated, and nobody is at work on it. */
  const isOver = () =>
    sql`(${lte(replies.createdAt, later(-ttlMs))} and (${isNotNull(replies.status)} or ${isLeft()}))`;

  async function claim(owner: string, key: string, endpoint: string, requestHash: string) {
    const sameRequest = and(eq(replies.endpoint, endpoint), eq(replies.requestHash, requestHash));
    const claimed = await db
      .insert(replies)
      .values({
        owner,
        key,
        endpoint,
        requestHash,
        holder,
        leaseUntil: later(leaseMs),
        createdAt: now(),
      })
      .onConflictDoUpdate({
        target: [replies.owner, replies.key],
        set: {
          endpoint: excluded(replies.endpoint),
          requestHash: excluded(replies.requestHash),
          holder: excluded(replies.holder),
          leaseUntil: excluded(replies.leaseUntil),
          createdAt: excluded(replies.createdAt),
          status: null,
          contentType: null,
          body: null,
        },
        setWhere: sql`${isOver()} or (${isLeft()} and ${sameRequest})`,
      })
      .returning({ key: replies.key });
    return claimed.length > 0;
  }

  async function sweep() {
    sweptAt = now().getTime();
    await db.delete(replies).where(isOver());
  }

  return {
    async begin(owner, key, endpoint, requestHash) {
      if (now().getTime() - sweptAt > HOUR_MS) await sweep();
      // Between a claim that fails and a look at the reason, the other request may have been given up.
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        if (await claim(owner, key, endpoint, requestHash)) {
          hold(owner, key);
          return 'fresh';
        }
        const [found] = await db.select().from(replies).where(of(owner, key));
        if (!found) continue;
        if (found.endpoint !== endpoint || found.requestHash !== requestHash) return 'mismatch';
        const { status, contentType, body } = found;
        if (status === null) return 'in-progress';
        return {
          replay: { status, contentType: contentType ?? '', body: body ?? new Uint8Array() },
        };
      }
      return 'in-progress';
    },

    async finish(owner, key, { status, contentType, body }) {
      try {
        await db
          .update(replies)
          .set({ status, contentType, body, createdAt: now() })
          .where(and(of(owner, key), ours, isNull(replies.status)));
      } finally {
        release(owner, key);
      }
    },

    async abandon(owner, key) {
      try {
        await db.delete(replies).where(and(of(owner, key), ours, isNull(replies.status)));
      } finally {
        release(owner, key);
      }
    },

    sweep,

    stop() {
      clearInterval(renewal);
      renewal = undefined;
      claims.clear();
    },
  };
}

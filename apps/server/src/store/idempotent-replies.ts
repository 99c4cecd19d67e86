import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.types.js';
import { idempotentReplies as replies } from '../database/schema/store.schema.js';
import { findPassedLimit } from './storage-limits.js';

/** A reply as it was sent. */
interface StoredReply {
  readonly status: number;
  readonly contentType: string;
  readonly body: Uint8Array;
}

/** What to do with a request that has a key: process it, replay the reply, ask to wait, or refuse. */
type ClaimState = 'fresh' | 'in-progress' | 'mismatch' | { readonly replay: StoredReply };

export interface IdempotentRepliesSettings {
  readonly now: () => Date;
  /** Milliseconds for which a reply is replayed. @default 24 hours */
  readonly ttlMs?: number;
  /** Milliseconds after which a claim expires unless the server renews it. @default 20 seconds */
  readonly leaseMs?: number;
  /** True if no other server uses the database: claims of an earlier process then expire at once. @default false */
  readonly isSoleServer?: boolean;
  /** Called when claims could not be renewed, or a reply could not be stored. @default ignored */
  readonly onError?: (error: unknown) => void;
}

const HOUR_MS = 60 * 60 * 1000;
const TTL_MS = 24 * HOUR_MS;
/** About the time after which another server takes over the runs of one that was killed. */
const LEASE_MS = 20_000;
const RENEWALS_PER_LEASE = 3;
const ATTEMPTS = 5;

const excluded = (column: { readonly name: string }) => sql.raw(`excluded."${column.name}"`);

/** Stores replies by `Idempotency-Key`, so that a retried request is processed once. */
export function idempotentReplies(db: Database, settings: IdempotentRepliesSettings) {
  const { now, ttlMs = TTL_MS, leaseMs = LEASE_MS, isSoleServer = false } = settings;
  const { onError = () => undefined } = settings;
  const holder = randomUUID();
  const isOwnClaim = eq(replies.holder, holder);
  const matchRequest = (owner: string, key: string) =>
    and(eq(replies.owner, owner), eq(replies.key, key));
  const fromNow = (ms: number) => new Date(now().getTime() + ms);

  const claims = new Map<string, ReturnType<typeof matchRequest>>();
  const claimId = (owner: string, key: string) => JSON.stringify([owner, key]);
  let renewal: NodeJS.Timeout | undefined;
  let sweptAt = now().getTime();

  // Renews only requests in progress: a row that could not be removed must expire.
  const renew = () => {
    db.update(replies)
      .set({ leaseUntil: fromNow(leaseMs) })
      .where(and(isOwnClaim, isNull(replies.status), or(...claims.values())))
      .catch(onError);
  };
  const stopRenewal = () => {
    clearInterval(renewal);
    renewal = undefined;
  };
  /** Ends the claim of a request by changing its row. */
  const release = async (
    owner: string,
    key: string,
    change: (isClaimed: SQL | undefined) => Promise<unknown>,
  ) => {
    try {
      await change(and(matchRequest(owner, key), isOwnClaim, isNull(replies.status)));
    } finally {
      claims.delete(claimId(owner, key));
      if (claims.size === 0) stopRenewal();
    }
  };
  const startRenewal = (owner: string, key: string) => {
    claims.set(claimId(owner, key), matchRequest(owner, key));
    renewal ??= setInterval(renew, leaseMs / RENEWALS_PER_LEASE).unref();
  };

  /** The server that claimed it is gone. */
  const isAbandoned = () => {
    const holderIsDead = isSoleServer ? ne(replies.holder, holder) : sql`false`;
    return sql`(${isNull(replies.status)} and (${lte(replies.leaseUntil, now())} or ${holderIsDead}))`;
  };
  /** Too old to be replayed, and not in progress. */
  const isExpired = () =>
    sql`(${lte(replies.createdAt, fromNow(-ttlMs))} and (${isNotNull(replies.status)} or ${isAbandoned()}))`;

  async function tryClaim(owner: string, key: string, endpoint: string, requestHash: string) {
    const sameRequest = and(eq(replies.endpoint, endpoint), eq(replies.requestHash, requestHash));
    const claimed = await db
      .insert(replies)
      .values({
        owner,
        key,
        endpoint,
        requestHash,
        holder,
        leaseUntil: fromNow(leaseMs),
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
        setWhere: sql`${isExpired()} or (${isAbandoned()} and ${sameRequest})`,
      })
      .returning({ key: replies.key });
    return claimed.length > 0;
  }

  async function sweep() {
    sweptAt = now().getTime();
    await db.delete(replies).where(isExpired());
  }

  return {
    /** Claims a request, or returns its state. Of concurrent requests, exactly one is fresh. */
    async begin(
      owner: string,
      key: string,
      endpoint: string,
      requestHash: string,
    ): Promise<ClaimState> {
      if (now().getTime() - sweptAt > HOUR_MS) await sweep();
      // The other request may be abandoned between the failed claim and the query.
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        if (await tryClaim(owner, key, endpoint, requestHash)) {
          startRenewal(owner, key);
          return 'fresh';
        }
        const [found] = await db.select().from(replies).where(matchRequest(owner, key));
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

    /**
     * Stores the reply to a claimed request. The first reply wins. A reply that cannot be stored is sent nevertheless, since
     * the request itself has succeeded; if the owner's storage for replies is full, a retry processes it again at once.
     */
    finish: (owner: string, key: string, { status, contentType, body }: StoredReply) =>
      release(owner, key, async (isClaimed) => {
        try {
          const createdAt = now();
          await db.update(replies).set({ status, contentType, body, createdAt }).where(isClaimed);
        } catch (error) {
          if (findPassedLimit(error) === null) onError(error);
          else await db.delete(replies).where(isClaimed);
        }
      }),

    /** Releases a claimed request, so that it can be retried. */
    abandon: (owner: string, key: string) =>
      release(owner, key, (isClaimed) => db.delete(replies).where(isClaimed)),

    /** Removes expired replies. `begin` also does so from time to time. */
    sweep,

    /** Stops renewing claims. */
    stop() {
      stopRenewal();
      claims.clear();
    },
  };
}

export type IdempotentReplies = ReturnType<typeof idempotentReplies>;

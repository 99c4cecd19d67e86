import { getTableName } from 'drizzle-orm';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { OpenDatabase } from '../database/database.types.js';
import { signInLimits } from '../database/schema/auth.schema.js';
import { addressKey, clientAddress, type ProxySettings } from '../http/client-address.js';
import type { AppContext } from '../http/app-env.js';
import { hashText } from './secrets.js';

/** Number of attempts allowed in a time window. */
export interface SignInLimit {
  readonly points: number;
  readonly seconds: number;
}

export interface SignInLimits {
  /** Sign-ins started from one address. */
  readonly login: SignInLimit;
  /** Provider callbacks from one address. */
  readonly providerCallback: SignInLimit;
  /** Code exchanges from one address. */
  readonly exchange: SignInLimit;
  /** Attempts with one code. */
  readonly code: SignInLimit;
  /** Refreshes from one address, which a whole university may share. */
  readonly refresh: SignInLimit;
  /** Refreshes of one account. */
  readonly account: SignInLimit;
  /** Pages of the local identity provider for one address. */
  readonly identity: SignInLimit;
}

const DEFAULT_LIMITS: SignInLimits = {
  login: { points: 60, seconds: 60 },
  providerCallback: { points: 60, seconds: 60 },
  exchange: { points: 60, seconds: 60 },
  code: { points: 5, seconds: 600 },
  refresh: { points: 600, seconds: 60 },
  account: { points: 60, seconds: 60 },
  identity: { points: 240, seconds: 60 },
};

/** Returns the rate limit key of a caller's network: all addresses of one subscriber share a key. */
export const getNetworkKey = (context: AppContext, settings: ProxySettings): string =>
  addressKey(clientAddress(context, settings));

/** Counts one attempt. Returns null, or the number of seconds to wait. */
export type SignInRateLimiter = (
  limit: keyof SignInLimits,
  subject: string,
) => Promise<number | null>;

/** Creates a rate limiter with counters in the database, which all instances share and which survive restarts. */
export function createSignInRateLimiter({
  executeSql,
  limits,
}: {
  readonly executeSql: OpenDatabase['executeSql'];
  readonly limits: Partial<SignInLimits>;
}): SignInRateLimiter {
  const client = {
    query: ({ text, values }: { text: string; values?: unknown[] }) => executeSql(text, values),
  };
  const limiters = new Map<keyof SignInLimits, RateLimiterPostgres>();
  const getLimiter = (limit: keyof SignInLimits) => {
    const known = limiters.get(limit);
    if (known) return known;
    const { points, seconds } = { ...DEFAULT_LIMITS, ...limits }[limit];
    const limiter = new RateLimiterPostgres({
      storeClient: client,
      storeType: 'client',
      tableName: getTableName(signInLimits),
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: limit,
      points,
      duration: seconds,
    });
    limiters.set(limit, limiter);
    return limiter;
  };
  return async (limit, subject) => {
    try {
      await getLimiter(limit).consume(hashText(subject));
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
}

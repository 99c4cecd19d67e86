import { getTableName } from 'drizzle-orm';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { OpenDatabase } from '../database/database.types.js';
import { signInLimits } from '../database/schema/auth.schema.js';
import { addressKey, clientAddress, type ProxySettings } from '../http/client-address.js';
import { consumeOrGetWait } from '../http/rate-limit.js';
import { refuse } from '../http/refuse.js';
import type { AppContext } from '../http/app-env.js';
import { hashText } from './secrets.js';

/** Numbers of attempts allowed in a time window. */
const DEFAULT_LIMITS = {
  /** Sign-ins started from one address. */
  login: { points: 60, seconds: 60 },
  /** Provider callbacks from one address. */
  providerCallback: { points: 60, seconds: 60 },
  /** Code exchanges from one address. */
  exchange: { points: 60, seconds: 60 },
  /** Attempts with one code. */
  code: { points: 5, seconds: 600 },
  /** Refreshes from one address, which a whole university may share. */
  refresh: { points: 600, seconds: 60 },
  /** Refreshes of one account. */
  account: { points: 60, seconds: 60 },
  /** Pages of the local identity provider for one address. */
  identity: { points: 240, seconds: 60 },
};

export type SignInLimits = Readonly<typeof DEFAULT_LIMITS>;

/**
 * Counts one attempt. Returns null, or the number of seconds to wait.
 * @param subject what is counted; the caller's network for a context: all addresses of one subscriber count together
 */
export type SignInRateLimiter = (
  limit: keyof SignInLimits,
  subject: string | AppContext,
) => Promise<number | null>;

/**
 * Creates a rate limiter with counters in the database, which all instances share and which survive restarts. A caller above
 * the limit is remembered in memory and causes no further query; without a database, each instance counts in memory.
 */
export function createSignInRateLimiter({
  executeSql,
  limits,
  settings,
}: {
  readonly executeSql: OpenDatabase['executeSql'];
  readonly limits: Partial<SignInLimits>;
  readonly settings: ProxySettings;
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
      inMemoryBlockOnConsumed: points,
      insuranceLimiter: new RateLimiterMemory({ points, duration: seconds }),
    });
    limiters.set(limit, limiter);
    return limiter;
  };
  return (limit, subject) => {
    const key =
      typeof subject === 'string' ? subject : addressKey(clientAddress(subject, settings));
    return consumeOrGetWait(getLimiter(limit), hashText(key));
  };
}

/** @throws {HTTPException} 429 with the seconds to wait */
export async function enforceLimit(
  consumeLimit: SignInRateLimiter,
  ...attempt: Parameters<SignInRateLimiter>
): Promise<void> {
  const seconds = await consumeLimit(...attempt);
  if (seconds === null) return;
  throw refuse(429, 'Too many attempts. Wait a moment, then try again.', {
    'Retry-After': String(seconds),
  });
}

import { createHash } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { OpenDatabase } from '../database/database.types.js';
import { signInLimits } from '../database/schema/auth.schema.js';

const WINDOW_SECONDS = 60;
const TIMEOUT_MS = 2000;

/** The points of the rate limiter in Postgres, for all servers that use it. */
export function sharedPoints({ executeSql }: Pick<OpenDatabase, 'executeSql'>) {
  const limiter = new RateLimiterPostgres({
    storeClient: {
      query: ({ text, values }: { text: string; values?: unknown[] }) => executeSql(text, values),
    },
    storeType: 'client',
    tableName: getTableName(signInLimits),
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: 'points',
    // Not used: the budgets decide.
    points: Number.MAX_SAFE_INTEGER,
    duration: WINDOW_SECONDS,
  });
  return {
    /** @throws if the database does not answer within two seconds: a caller waits for it with each request */
    async add(key: string, points: number) {
      const hashed = createHash('sha256').update(key).digest('base64url');
      const changed =
        points < 0 ? limiter.reward(hashed, -points) : limiter.penalty(hashed, points);
      const { consumedPoints, msBeforeNext } = await withTimeout(changed);
      return { total: consumedPoints, msLeft: Math.max(0, msBeforeNext) };
    },
  };
}

async function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new Error(`The points of the rate limiter took over ${TIMEOUT_MS} ms.`));
  }, TIMEOUT_MS);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

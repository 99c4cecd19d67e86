import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createMiddleware } from 'hono/factory';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { addressKey, clientAddress, type ProxySettings } from './client-address.js';
import { pointBudget, WINDOW_MS, type PointBudget, type SharedPoints } from './point-budget.js';
import { refuse } from './refuse.js';
import type { AppContext, AppEnv } from './app-env.js';

/** Points per minute. */
export interface RateBudgets {
  /** Of one owner of data, from all its addresses together. */
  readonly owner: number;
  /** Of one address, for all its owners together. */
  readonly address: number;
}

interface RateSettings {
  readonly budgets: RateBudgets;
  readonly proxies: ProxySettings;
  readonly now: () => Date;
  /** Returns what a request costs, from its method and path alone; 0 = not counted. */
  readonly getPoints: (method: string, path: string) => number;
  /** Points that all servers on a database share. @default this process counts alone */
  readonly shared?: SharedPoints | undefined;
  readonly onError?: (error: unknown) => void;
}

type Counted = keyof RateBudgets;

/**
 * Cost of a request that was not processed: the server is busy, or the first request with its key is in progress or has a
 * stored reply.
 */
const UNPROCESSED_POINTS = 5;
const UNPROCESSED_STATUSES: ReadonlySet<number> = new Set([409, 503]);

/**
 * Rate limiter: each request costs points, and a caller above its budget gets 429 with `Retry-After`. Points are counted
 * by address, so that new visitor ids do not help, and by owner, so that many addresses do not help.
 * @returns two middlewares: `byAddress` runs before anything is read, `byOwner` after the caller is identified
 */
export function rateLimits({ budgets, proxies, now, getPoints, shared, onError }: RateSettings) {
  const limit = (counted: Counted, getKey: (context: AppContext) => string) => {
    const points = budgets[counted];
    const budget = pointBudget({ points, now, shared, onError });
    return createMiddleware<AppEnv>(async (context, next) => {
      const cost = getPoints(context.req.method, context.req.path);
      if (cost === 0) return next();
      const key = `${counted} ${getKey(context)}`;
      const { isAllowed, remaining, msLeft } = await budget.spend(key, cost);
      const seconds = Math.max(1, Math.ceil(msLeft / 1000));
      const headers = rateHeaders(counted, { points, remaining, seconds });
      if (!isAllowed) {
        throw refuse(429, `Too many requests. Try again in ${seconds} seconds.`, {
          'Retry-After': String(seconds),
          ...headers,
        });
      }
      await next();
      refundUnprocessed(context, budget, key, cost);
      if (context.res === RESPONSE_ALREADY_SENT || context.res.headers.has('RateLimit')) return;
      for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
    });
  };
  return {
    byAddress: limit('address', (context) => addressKey(clientAddress(context, proxies))),
    byOwner: limit('owner', (context) => context.get('caller')?.owner ?? ''),
  };
}

/** https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers */
const rateHeaders = (
  counted: Counted,
  state: { readonly points: number; readonly remaining: number; readonly seconds: number },
) => ({
  'RateLimit-Policy': `"${counted}";q=${state.points};w=${WINDOW_MS / 1000}`,
  RateLimit: `"${counted}";r=${state.remaining};t=${state.seconds}`,
});

function refundUnprocessed(context: AppContext, budget: PointBudget, key: string, cost: number) {
  const isUnprocessed =
    UNPROCESSED_STATUSES.has(context.res.status) || context.res.headers.has('Idempotency-Replayed');
  if (isUnprocessed && cost > UNPROCESSED_POINTS) budget.refund(key, cost - UNPROCESSED_POINTS);
}

/** Counts one attempt. Returns null, or the number of seconds to wait. */
export async function consumeOrGetWait(
  limiter: RateLimiterAbstract,
  key: string,
): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (reason) {
    // The library rejects with a result if the limit is exceeded, and with an error if it fails.
    if (!(reason instanceof RateLimiterRes)) throw reason;
    return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
  }
}

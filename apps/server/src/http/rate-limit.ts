import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { addressKey, clientAddress, type ProxySettings } from './client-address.js';
import { refuse } from './refuse.js';
import type { AppContext, AppEnv } from './app-env.js';

interface RateSettings extends ProxySettings {
  /** Maximum number of calls per caller in the window. @default 120 */
  readonly calls?: number;
  /** Length of the window in seconds. @default 60 */
  readonly windowS?: number;
}

const CALLS = 120;
const WINDOW_S = 60;

/**
 * Rate limiter: answers 429 with `Retry-After` above the limit. Signed-in users are counted by account,
 * all others by address, since anyone can create new visitor ids.
 */
export const rateLimit = ({ calls = CALLS, windowS = WINDOW_S, ...proxies }: RateSettings) => {
  const limiter = new RateLimiterMemory({ points: calls, duration: windowS });
  return createMiddleware<AppEnv>(async (context, next) => {
    const seconds = await consumeOrGetWait(limiter, callerKey(context, proxies));
    if (seconds !== null) {
      throw refuse(429, `Too many requests. Please try again in ${seconds} seconds.`, {
        'Retry-After': String(seconds),
      });
    }
    await next();
  });
};

const callerKey = (context: AppContext, proxies: ProxySettings) => {
  const caller = context.get('caller');
  return caller?.user ? caller.owner : addressKey(clientAddress(context, proxies));
};

/** Counts one request. Returns null, or the number of seconds to wait. */
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

import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { describe, expect, it } from 'vitest';
import type { AppEnv } from './app-env.js';
import { onError } from './errors.js';
import { createLogger } from './logger.js';
import { consumeOrGetWait, rateLimits, type RateBudgets } from './rate-limit.js';

const MANY = 1_000_000;
const POINTS: Readonly<Record<string, number>> = { '/dear': 300, '/replayed': 300, '/free': 0 };

const open = (budgets: Partial<RateBudgets> = {}) => {
  const clock = { ms: 0 };
  const limits = rateLimits({
    budgets: { owner: MANY, address: MANY, ...budgets },
    proxies: { trustedProxies: 1 },
    now: () => new Date(clock.ms),
    getPoints: (_, path) => POINTS[path] ?? 1,
  });
  const app = new Hono<AppEnv>()
    .onError(onError(createLogger({ level: 'silent' })))
    .use(limits.byAddress)
    .use(async (context, next) => {
      const owner = context.req.header('x-test-owner');
      if (owner !== undefined) context.set('caller', { owner, user: null });
      await next();
    })
    .use(limits.byOwner)
    .all('/replayed', (context) => context.text('done', 200, { 'Idempotency-Replayed': 'true' }))
    .all('/in-progress', (context) => context.text('later', 409))
    .all('/sent', () => RESPONSE_ALREADY_SENT)
    .all('/*', (context) => context.text('done'));
  const ask = async (path: string, owner: string | null = 'a', address = '198.51.100.1') => {
    const headers = {
      'X-Forwarded-For': address,
      ...(owner === null ? {} : { 'X-Test-Owner': owner }),
    };
    const { status, headers: received } = await app.request(path, { headers });
    return {
      status,
      policy: received.get('ratelimit-policy'),
      limit: received.get('ratelimit'),
      retryAfter: received.get('retry-after'),
    };
  };
  return { ask, clock };
};

describe('the headers of the rate limit', () => {
  it('state the budget of the owner on each counted reply', async () => {
    const { ask } = open({ owner: 10 });
    expect(await ask('/cheap')).toEqual({
      status: 200,
      policy: '"owner";q=10;w=60',
      limit: '"owner";r=9;t=60',
      retryAfter: null,
    });
  });

  it('are not on a reply that costs nothing', async () => {
    expect(await open().ask('/free')).toMatchObject({ status: 200, policy: null, limit: null });
  });

  it('state the budget of the address if that one is exceeded', async () => {
    const { ask, clock } = open({ address: 1 });
    await ask('/cheap');
    clock.ms = 30_001;
    expect(await ask('/cheap', 'b')).toEqual({
      status: 429,
      policy: '"address";q=1;w=60',
      limit: '"address";r=0;t=30',
      retryAfter: '30',
    });
  });

  it('ask for a second at least', async () => {
    const { ask, clock } = open({ owner: 1 });
    await ask('/cheap');
    clock.ms = 59_999;
    expect(await ask('/cheap')).toMatchObject({ status: 429, retryAfter: '1' });
    clock.ms = 60_000;
    expect(await ask('/cheap')).toMatchObject({ status: 200, limit: '"owner";r=0;t=60' });
  });

  it('are not added to a reply that was already sent', async () => {
    await open().ask('/sent');
    expect(RESPONSE_ALREADY_SENT.headers.has('RateLimit')).toBe(false);
  });
});

describe('the points of a request', () => {
  it('are five where it was not processed, and the rest is given back', async () => {
    const exact = open({ owner: 305 });
    expect([await exact.ask('/replayed'), await exact.ask('/dear')]).toMatchObject([
      { status: 200 },
      { status: 200 },
    ]);
    const short = open({ owner: 304 });
    await short.ask('/replayed');
    expect(await short.ask('/dear')).toMatchObject({ status: 429 });
  });

  it('are given back to the address too', async () => {
    const { ask } = open({ address: 305 });
    await ask('/replayed', 'a');
    expect(await ask('/dear', 'b')).toMatchObject({ status: 200 });
  });

  it('stay as they are where they are fewer than five', async () => {
    const { ask } = open({ owner: 2 });
    await ask('/in-progress');
    await ask('/in-progress');
    expect(await ask('/in-progress')).toMatchObject({ status: 429 });
  });

  it('count together for all without an owner', async () => {
    const { ask } = open({ owner: 1 });
    expect(await ask('/cheap', null, '198.51.100.1')).toMatchObject({ status: 200 });
    expect(await ask('/cheap', null, '198.51.100.2')).toMatchObject({ status: 429 });
  });

  it('of an address are not those of an owner with the same name', async () => {
    const { ask } = open({ owner: 1, address: 1 });
    expect(await ask('/cheap', '198.51.100.2', '198.51.100.1')).toMatchObject({ status: 200 });
    expect(await ask('/cheap', 'b', '198.51.100.2')).toMatchObject({ status: 200 });
  });
});

describe('a limited attempt', () => {
  it('is counted, or must wait', async () => {
    const limiter = new RateLimiterMemory({ points: 1, duration: 30 });
    expect(await consumeOrGetWait(limiter, 'a')).toBeNull();
    expect(await consumeOrGetWait(limiter, 'a')).toBe(30);
    expect(await consumeOrGetWait(limiter, 'b')).toBeNull();
  });

  it('fails if the limiter does', async () => {
    const broken = { consume: () => Promise.reject(new Error('The database is gone.')) };
    await expect(consumeOrGetWait(broken as unknown as RateLimiterMemory, 'a')).rejects.toThrow(
      'gone',
    );
  });
});

import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { onError } from './errors.js';
import { createLogger } from './logger.js';
import { closeAll, serve } from './loopback.test-tools.js';
import { rateLimits, type RateBudgets } from './rate-limit.js';
import type { AppEnv } from './app-env.js';

afterEach(closeAll);

const POINTS: Readonly<Record<string, number>> = {
  '/cheap': 1,
  '/dear': 300,
  '/replayed': 300,
  '/free': 0,
};
const MANY = 1_000_000;

/** Serves paths with these points. Owners are named by a header; every request is recorded when it is processed. */
const open = async (budgets: Partial<RateBudgets>, trustedProxies = 1) => {
  const limits = rateLimits({
    budgets: { owner: MANY, address: MANY, ...budgets },
    proxies: { trustedProxies },
    now: () => new Date(),
    getPoints: (_, path) => POINTS[path] ?? 1,
  });
  let bodiesRead = 0;
  const app = new Hono<AppEnv>()
    .onError(onError(createLogger({ level: 'silent' })))
    .use(limits.byAddress)
    .use(async (context, next) => {
      if (context.req.method === 'POST')
        bodiesRead += (await context.req.text()).length > 0 ? 1 : 0;
      context.set('caller', { owner: context.req.header('x-test-owner') ?? 'none', user: null });
      await next();
    })
    .use(limits.byOwner)
    .all('/replayed', (context) => context.text('done', 200, { 'Idempotency-Replayed': 'true' }))
    .all('/in-progress', (context) => context.text('later', 409))
    .all('/busy', (context) => context.text('later', 503))
    .all('/*', (context) => context.text('done'));
  const { url } = await serve(app);
  const ask = (path: string, { address = '198.51.100.1', owner = 'a', body = '' } = {}) =>
    fetch(new URL(path, url), {
      headers: { 'X-Forwarded-For': address, 'X-Test-Owner': owner },
      ...(body === '' ? {} : { method: 'POST', body }),
    });
  return { ask, bodiesRead: () => bodiesRead };
};

const statuses = async (replies: readonly Promise<Response>[]) =>
  (await Promise.all(replies)).map(({ status }) => status);

describe('rateLimits', () => {
  it('allow requests worth the points and then say when to retry', async () => {
    const { ask } = await open({ owner: 2 });
    expect(await statuses([ask('/cheap'), ask('/cheap')])).toEqual([200, 200]);
    const refused = await ask('/cheap');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(refused.headers.get('ratelimit-policy')).toBe('"owner";q=2;w=60');
    expect(refused.headers.get('ratelimit')).toMatch(/^"owner";r=0;t=\d+$/);
    expect(await refused.json()).toMatchObject({
      error: expect.stringMatching(/^Too many requests\. Try again in \d+ seconds\.$/) as string,
    });
  });

  it('count a request by what it costs, and still allow what is left', async () => {
    const { ask } = await open({ owner: 601 });
    expect(await statuses([ask('/dear'), ask('/dear')])).toEqual([200, 200]);
    expect((await ask('/dear')).status).toBe(429);
    const last = await ask('/cheap');
    expect(last.status).toBe(200);
    expect(last.headers.get('ratelimit')).toMatch(/^"owner";r=0;/);
    expect((await ask('/cheap')).status).toBe(429);
    expect((await ask('/free')).status).toBe(200);
  });

  it('count an owner at all its addresses, and an address for all its owners', async () => {
    const { ask } = await open({ owner: 3, address: 5 });
    const addresses = ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4'];
    const one = await statuses(addresses.map((address) => ask('/cheap', { address })));
    expect(one.filter((status) => status === 429)).toHaveLength(1);
    const owners = ['b', 'c', 'd', 'e', 'f', 'g'];
    const address = '198.51.100.9';
    const many = await statuses(owners.map((owner) => ask('/cheap', { address, owner })));
    expect(many.filter((status) => status === 429)).toHaveLength(1);
  });

  it('count the addresses of one IPv6 network together', async () => {
    const { ask } = await open({ address: 2 });
    const addresses = ['2001:db8:1:2::1', '2001:db8:1:2:9:9:9:9', '2001:db8:1:2:ffff::3'];
    const replies = await statuses(
      addresses.map((address, index) => ask('/cheap', { address, owner: `owner ${index}` })),
    );
    expect(replies.filter((status) => status === 429)).toHaveLength(1);
    expect((await ask('/cheap', { address: '2001:db8:1:3::1', owner: 'x' })).status).toBe(200);
  });

  it('refuse an address before its body is read', async () => {
    const { ask, bodiesRead } = await open({ address: 300 });
    expect((await ask('/dear', { body: '{}' })).status).toBe(200);
    expect((await ask('/dear', { body: '{}' })).status).toBe(429);
    expect(bodiesRead()).toBe(1);
  });

  it.each(['/replayed', '/in-progress', '/busy'])(
    'charge little for a request that was not processed: %s',
    async (path) => {
      const { ask } = await open({ owner: 600 });
      for (let retry = 0; retry < 10; retry += 1) expect((await ask(path)).status).not.toBe(429);
      expect(await statuses([ask('/dear'), ask('/dear')])).toEqual([200, 429]);
    },
  );

  it('ignore an address that no trusted proxy wrote', async () => {
    const { ask } = await open({ address: 2 }, 0);
    const replies = ['198.51.100.1', '198.51.100.2', '198.51.100.3'].map((address, index) =>
      ask('/cheap', { address, owner: `owner ${index}` }),
    );
    expect((await statuses(replies)).filter((status) => status === 429)).toHaveLength(1);
  });
});

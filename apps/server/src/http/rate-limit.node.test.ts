import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { onError } from './errors.js';
import { createLogger } from './logger.js';
import { closeAll, serve } from './loopback.test-tools.js';
import { rateLimit } from './rate-limit.js';
import type { AppEnv } from './app-env.js';

afterEach(closeAll);

const open = async (trustedProxies = 0) => {
  const app = new Hono<AppEnv>()
    .onError(onError(createLogger({ level: 'silent' })))
    .use(async (context, next) => {
      const id = context.req.header('x-test-user');
      if (id) context.set('caller', { owner: `user:${id}`, user: { id, role: 'user' } });
      await next();
    })
    .use(rateLimit({ calls: 2, windowS: 60, trustedProxies }))
    .get('/', (context) => context.text('done'));
  const { url } = await serve(app);
  return (headers: Record<string, string> = {}) => fetch(url, { headers });
};

const statuses = async (replies: readonly Promise<Response>[]) =>
  (await Promise.all(replies)).map(({ status }) => status);

describe('rateLimit', () => {
  it('allows a number of calls and then says when to retry', async () => {
    const ask = await open();
    expect(await statuses([ask(), ask()])).toEqual([200, 200]);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(await refused.json()).toMatchObject({
      error: expect.stringMatching(
        /^Too many requests\. Please try again in \d+ seconds\.$/,
      ) as string,
    });
  });

  it('counts users by account and others by address', async () => {
    const ask = await open(1);
    const from = (address: string, user?: string) =>
      ask({ 'X-Forwarded-For': address, ...(user ? { 'X-Test-User': user } : {}) });
    expect(await statuses([from('198.51.100.1'), from('198.51.100.1')])).toEqual([200, 200]);
    expect((await from('198.51.100.1')).status).toBe(429);
    expect((await from('198.51.100.2')).status).toBe(200);
    expect((await from('198.51.100.1', 'a')).status).toBe(200);
    expect((await from('198.51.100.9', 'a')).status).toBe(200);
    expect((await from('198.51.100.8', 'a')).status).toBe(429);
  });

  it('ignores an address that no trusted proxy wrote', async () => {
    const ask = await open(0);
    const replies = ['198.51.100.1', '198.51.100.2', '198.51.100.3'].map((address) =>
      ask({ 'X-Forwarded-For': address }),
    );
    expect((await statuses(replies)).filter((status) => status === 429)).toHaveLength(1);
  });
});

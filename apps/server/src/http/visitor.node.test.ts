import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { closeAll, serve } from './loopback.test-tools.js';
import type { AppEnv } from './app-env.js';
import { visitor } from './visitor.js';

afterEach(closeAll);

const open = async (trustedProxies = 0) => {
  const app = new Hono<AppEnv>()
    .use(visitor({ trustedProxies }))
    .get('/', (context) => context.text(context.get('visitor') ?? ''));
  const { url } = await serve(app);
  return async (headers: Record<string, string> = {}) => {
    const reply = await fetch(url, { headers });
    return { owner: await reply.text(), cookie: reply.headers.get('set-cookie') };
  };
};

const getCookiePair = (cookie: string | null) => cookie?.split(';')[0] ?? '';

describe('visitor', () => {
  it('gives a new browser a random id of 192 bits in a protected cookie', async () => {
    const ask = await open();
    const { owner, cookie } = await ask();
    expect(owner).toMatch(/^visitor:[\w-]{43}$/);
    expect(cookie).toMatch(
      /^spinout_visitor=[\w-]{32}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(owner).not.toContain(getCookiePair(cookie).split('=')[1]);
    expect((await ask()).owner).not.toBe(owner);
  });

  it('recognizes a returning browser and sets no new cookie', async () => {
    const ask = await open();
    const first = await ask();
    expect(await ask({ Cookie: getCookiePair(first.cookie) })).toEqual({
      owner: first.owner,
      cookie: null,
    });
  });

  it('binds the cookie to this host and to TLS if TLS is used', async () => {
    const ask = await open(1);
    const { owner, cookie } = await ask({ 'X-Forwarded-Proto': 'https' });
    expect(cookie).toMatch(/^__Host-spinout_visitor=.*; Secure;/);
    const again = { Cookie: getCookiePair(cookie), 'X-Forwarded-Proto': 'https' };
    expect(await ask(again)).toEqual({ owner, cookie: null });
  });

  it('ignores a cookie without the prefix over TLS', async () => {
    const ask = await open(1);
    const planted = `spinout_visitor=${'a'.repeat(32)}`;
    const { cookie } = await ask({ Cookie: planted, 'X-Forwarded-Proto': 'https' });
    expect(cookie).toContain('__Host-');
  });

  it('reads the id of a page on another origin from its header and sets no cookie', async () => {
    const ask = await open();
    const id = 'Zm9vYmFyYmF6cXV4cXV1eA';
    const first = await ask({ 'X-Visitor-Id': id });
    expect(first.cookie).toBeNull();
    expect((await ask({ 'X-Visitor-Id': id })).owner).toBe(first.owner);
    expect(first.owner).not.toContain(id);
  });

  it.each([['a'.repeat(21)], ['a'.repeat(65)], [`${'a'.repeat(22)}!`], [`${'a'.repeat(22)} b`]])(
    'ignores the invalid id “%s”',
    async (id) => {
      const ask = await open();
      expect((await ask({ 'X-Visitor-Id': id })).cookie).not.toBeNull();
      expect((await ask({ Cookie: `spinout_visitor=${id}` })).cookie).not.toBeNull();
    },
  );
});

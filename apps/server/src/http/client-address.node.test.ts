import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { addressKey, clientAddress, isFromThisMachine, isSecure } from './client-address.js';
import { closeAll, serve } from './loopback.test-tools.js';
import type { AppEnv } from './app-env.js';

afterEach(closeAll);

const ask = async (trustedProxies: number, headers: Record<string, string> = {}) => {
  const app = new Hono<AppEnv>().get('/', (context) =>
    context.json({
      address: clientAddress(context, { trustedProxies }),
      secure: isSecure(context, { trustedProxies }),
      here: isFromThisMachine(context),
    }),
  );
  const { url } = await serve(app);
  return (await (await fetch(url, { headers })).json()) as Record<string, unknown>;
};

describe('clientAddress', () => {
  it('ignores headers if no proxy is trusted', async () =>
    expect(
      await ask(0, { 'X-Forwarded-For': '198.51.100.7', 'X-Forwarded-Proto': 'https' }),
    ).toMatchObject({ address: '127.0.0.1', secure: false }));

  it.each([
    [1, '198.51.100.7', '198.51.100.7'],
    [1, '10.9.9.9, 198.51.100.7', '198.51.100.7'],
    [2, '10.9.9.9, 198.51.100.7, 203.0.113.5', '198.51.100.7'],
    [3, '198.51.100.7', '198.51.100.7'],
    [1, 'unknown', '127.0.0.1'],
    [1, '', '127.0.0.1'],
  ])('reads “%s” with %d proxies as %s', async (proxies, header, address) =>
    expect(await ask(proxies, { 'X-Forwarded-For': header })).toMatchObject({ address }),
  );

  it.each([
    ['https', true],
    ['http, https', true],
    ['https, http', false],
    ['http', false],
  ])('reads “%s” from a trusted proxy as secure: %s', async (header, secure) =>
    expect(await ask(1, { 'X-Forwarded-Proto': header })).toMatchObject({ secure }),
  );
});

describe('isFromThisMachine', () => {
  it('accepts a request with a local host name', async () =>
    expect(await ask(0)).toMatchObject({ here: true }));

  it.each([{ 'X-Forwarded-For': '127.0.0.1' }, { Forwarded: 'for=127.0.0.1' }])(
    'refuses a request through a proxy: %o',
    async (headers) => expect(await ask(0, headers)).toMatchObject({ here: false }),
  );
});

describe('addressKey', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::'],
    ['', ''],
  ])('counts %s as %s', (address, key) => expect(addressKey(address)).toBe(key));
});

import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { addressKey, clientAddress, isFromThisMachine, isSecure } from './client-address.js';
import { closeAll, serve } from './loopback.test-tools.js';
import { readRequest } from './request-origin.test-tools.js';
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
    [1, '10.9.9.9,198.51.100.7', '198.51.100.7'],
    [2, '2001:db8::1, 203.0.113.5', '2001:db8::1'],
  ])('reads “%s” with %d proxies as %s', async (proxies, header, address) =>
    expect(await ask(proxies, { 'X-Forwarded-For': header })).toMatchObject({ address }),
  );

  it('is empty without a socket', async () => {
    const app = new Hono<AppEnv>().get('/', (context) =>
      context.text(`[${clientAddress(context, { trustedProxies: 0 })}]`),
    );
    expect(await (await app.request('/')).text()).toBe('[]');
  });
});

describe('isSecure', () => {
  const read = (encrypted?: boolean) =>
    readRequest(
      (context) => isSecure(context, { trustedProxies: 0 }),
      {},
      encrypted === undefined ? {} : { encrypted },
    );

  it('is true for a connection with TLS only', async () => {
    expect(await read(true)).toBe(true);
    expect(await read(false)).toBe(false);
    expect(await read()).toBe(false);
  });

  it('is false without a socket', async () => {
    const app = new Hono<AppEnv>().get('/', (context) =>
      context.json(isSecure(context, { trustedProxies: 0 })),
    );
    expect(await (await app.request('/')).json()).toBe(false);
  });

  it.each([
    ['https', true],
    ['HTTPS', true],
    ['http, https', true],
    ['https, http', false],
    ['http', false],
  ])('reads “%s” from a trusted proxy as secure: %s', async (header, secure) =>
    expect(await ask(1, { 'X-Forwarded-Proto': header })).toMatchObject({ secure }),
  );
});

describe('isFromThisMachine', () => {
  const LOCAL = { Host: 'localhost:4173' };
  const read = (
    headers: Readonly<Record<string, string>>,
    connection: Parameters<typeof readRequest>[2] = {},
  ) => readRequest(isFromThisMachine, { ...LOCAL, ...headers }, connection);

  it('accepts a request with a local host name', async () =>
    expect(await ask(0)).toMatchObject({ here: true }));

  it.each(['localhost', 'LOCALHOST:4173', '127.0.0.1', '127.1.20.255:4173', '[::1]', '[::1]:4173'])(
    'accepts the host name %s',
    async (Host) => expect(await read({ Host })).toBe(true),
  );

  it.each([
    'evil.example',
    'localhost.evil.example',
    'localhost:4173.evil.example',
    'evil-localhost',
    'evil.example:127.0.0.1',
    '127.0.0.1.evil.example',
    '127.evil.example',
    '127.0.0',
    '127.0.0.1234',
    'localhost:',
    '',
  ])('refuses the host name “%s”', async (Host) => expect(await read({ Host })).toBe(false));

  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])(
    'accepts the address %s',
    async (remoteAddress) => expect(await read({}, { remoteAddress })).toBe(true),
  );

  it.each(['192.168.1.5', '10.0.0.1', '2001:db8::1', '::ffff:10.0.0.1', '', 'unknown'])(
    'refuses the address “%s”',
    async (remoteAddress) => expect(await read({}, { remoteAddress })).toBe(false),
  );

  it('refuses HTTP/1.0, which proxies speak', async () => {
    expect(await read({}, { httpVersion: '1.0' })).toBe(false);
    expect(await read({}, { httpVersion: '2.0' })).toBe(true);
  });

  it('refuses a request without a socket', async () => {
    const app = new Hono<AppEnv>().get('/', (context) => context.json(isFromThisMachine(context)));
    expect(await (await app.request('/', { headers: LOCAL })).json()).toBe(false);
  });

  it.each([
    'CF-Connecting-IP',
    'Fastly-Client-IP',
    'Forwarded',
    'True-Client-IP',
    'Via',
    'X-Client-IP',
    'X-Cluster-Client-IP',
    'X-Forwarded',
    'X-Forwarded-By',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Port',
    'X-Forwarded-Prefix',
    'X-Forwarded-Proto',
    'X-Forwarded-Server',
    'X-Original-Forwarded-For',
    'X-Original-Host',
    'X-Real-IP',
  ])('refuses a request with the header %s, through a proxy', async (name) =>
    expect(await read({ [name]: '127.0.0.1' })).toBe(false),
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

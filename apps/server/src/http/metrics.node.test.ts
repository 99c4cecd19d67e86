import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { Secret } from '../configuration/secret.js';
import { notFound, onError } from './errors.js';
import { createLogger } from './logger.js';
import { closeAll, dial, serve } from './loopback.test-tools.js';
import { metricsRoute } from './metrics-route.js';
import { createMetrics } from './metrics.js';
import type { AppEnv } from './app-env.js';

afterEach(closeAll);

const TOKEN = '0123456789abcdef';

const open = async (token: string | null = null, isBehindProxy = false) => {
  let time = 0;
  const { registry, middleware } = createMetrics(() => (time += 250));
  const app = new Hono<AppEnv>()
    .use(middleware)
    .onError(onError(createLogger({ level: 'silent' })))
    .notFound(notFound)
    .route(
      '/metrics',
      metricsRoute(registry, { token: token === null ? null : new Secret(token), isBehindProxy }),
    )
    .get('/papers/:id', (context) => context.text('a paper'));
  return { ...(await serve(app)), registry };
};

const rawGet = async (port: number, head: string) => {
  const socket = await dial(port);
  socket.write(`GET /metrics HTTP/1.1\r\n${head}\r\nConnection: close\r\n\r\n`);
  return (await socket.received()).split(' ', 2)[1];
};

describe('metrics', () => {
  it('measures requests by route pattern and status class', async () => {
    const { url } = await open();
    await (await fetch(`${url}/papers/1`)).text();
    await (await fetch(`${url}/papers/2`)).text();
    await (await fetch(`${url}/nothing`)).text();
    const text = await (await fetch(`${url}/metrics`)).text();
    expect(text).toContain(
      'spinout_http_request_seconds_count{method="GET",route="/papers/:id",status="2xx"} 2',
    );
    expect(text).toContain(
      'spinout_http_request_seconds_sum{method="GET",route="/papers/:id",status="2xx"} 0.5',
    );
    expect(text).toMatch(/seconds_count\{method="GET",route="[^"]*",status="4xx"\} 1/);
    expect(text).not.toMatch(/papers\/1|nothing/);
    expect(text).toContain('spinout_http_requests_in_progress 1');
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('separates two servers in one process', async () => {
    const [first, second] = [await open(), await open()];
    await (await fetch(`${first.url}/papers/1`)).text();
    expect(await second.registry.metrics()).not.toContain('route="/papers/:id"');
  });
});

describe('metricsRoute', () => {
  it.each([
    ['a program on this machine', 'Host: localhost:4173', '200'],
    ['a request through a proxy', 'Host: localhost\r\nX-Forwarded-For: 127.0.0.1', '403'],
    ['a request with an empty header of a proxy', 'Host: localhost\r\nX-Forwarded-Host:', '403'],
    ['a request through a tunnel', 'Host: localhost\r\nCF-Connecting-IP: 127.0.0.1', '403'],
    ['a request through a proxy that names only itself', 'Host: localhost\r\nVia: 1.1 a', '403'],
    ['a page with a DNS name that points here', 'Host: evil.example', '403'],
    ['a name with a local prefix', 'Host: localhost.evil.example', '403'],
  ])('replies without a token to %s', async (_, head, status) =>
    expect(await rawGet((await open()).port, head)).toBe(status),
  );

  it('refuses a plain proxy, which speaks HTTP/1.0 and adds no header', async () => {
    const socket = await dial((await open()).port);
    socket.write('GET /metrics HTTP/1.0\r\nHost: localhost:4173\r\nConnection: close\r\n\r\n');
    expect(await socket.received()).toMatch(/^HTTP\/1\.1 403 /);
  });

  it('requires a token behind a proxy that is configured', async () =>
    expect(await rawGet((await open(null, true)).port, 'Host: localhost')).toBe('403'));

  it.each([
    ['the token', `Host: a.example\r\nAuthorization: Bearer ${TOKEN}`, '200'],
    ['another', 'Host: a.example\r\nAuthorization: Bearer 0123456789abcdeg', '401'],
    ['none', 'Host: localhost', '401'],
  ])('requires the configured token: %s', async (_, head, status) =>
    expect(await rawGet((await open(TOKEN)).port, head)).toBe(status),
  );
});

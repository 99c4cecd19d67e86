import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnv } from './app-env.js';
import { createBindings } from './request-origin.test-tools.js';
import { singleHost } from './single-host.js';

const app = new Hono<AppEnv>().use(singleHost()).get('/', (context) => context.text('passed'));
const send = (...rawHeaders: readonly string[]) =>
  app.request('/', {}, createBindings({ rawHeaders }));

it.each([
  ['one', ['Host', 'a.example', 'Accept', '*/*']],
  ['one, and a value that is the name', ['Host', 'a.example', 'X-Name', 'host']],
  ['none', ['Accept', '*/*']],
])('passes a request with %s Host header', async (_, headers) => {
  const response = await send(...headers);
  expect([response.status, await response.text()]).toEqual([200, 'passed']);
});

it.each([
  ['two', ['Host', 'a.example', 'Host', 'b.example']],
  ['two equal', ['Host', 'a.example', 'Accept', '*/*', 'host', 'a.example']],
  ['three', ['HOST', 'a', 'hOST', 'b', 'host', 'c']],
])('refuses a request with %s Host headers', async (_, headers) => {
  const response = await send(...headers);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('several Host headers');
});

it('passes a request without a connection', async () =>
  expect((await app.request('/')).status).toBe(200));

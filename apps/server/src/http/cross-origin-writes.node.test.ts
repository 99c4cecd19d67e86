import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnv } from './app-env.js';
import { crossOriginWrites } from './cross-origin-writes.js';

const PUBLIC = 'https://spinout.example';
const ALLOWED = 'https://lab.example';

const app = new Hono<AppEnv>()
  .use(crossOriginWrites({ publicOrigin: PUBLIC, allowedOrigins: [ALLOWED] }))
  .all('/call', (context) => context.json({ done: true }));

const send = async (headers: Readonly<Record<string, string>>, method = 'POST') =>
  (await app.request('http://10.0.0.5:4173/call', { method, headers })).status;

const HOST = { Host: '10.0.0.5:4173' };

it.each([
  ['a program', {}],
  ['a page of the server', { Origin: PUBLIC, 'Sec-Fetch-Site': 'same-origin' }],
  ['a page of the server, opened at another name', { Origin: 'http://10.0.0.5:4173', ...HOST }],
  ['a page of the server behind a proxy, in an old browser', { Origin: PUBLIC, ...HOST }],
  [
    'a form of the server’s page without a referrer',
    { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
  ],
  ['the address bar', { 'Sec-Fetch-Site': 'none' }],
  ['a page of an allowed origin', { Origin: ALLOWED, 'Sec-Fetch-Site': 'cross-site' }],
])('passes a write of %s', async (_, headers) => {
  expect(await send(headers)).toBe(200);
});

it('names the reason of a refusal', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  const response = await app.request('/call', { method: 'POST', headers });
  expect(await response.text()).toContain('Pages of this origin');
});

it.each([
  ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['another subdomain', { Origin: 'https://a.spinout.example', 'Sec-Fetch-Site': 'same-site' }],
  ['another port', { Origin: 'https://spinout.example:8443', 'Sec-Fetch-Site': 'same-site' }],
  ['another site, which sends no origin', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a sandboxed frame', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ['a sandboxed frame, in an old browser', { Origin: 'null', ...HOST }],
  ['another site, in an old browser', { Origin: 'https://evil.example', ...HOST }],
  ['another port, in an old browser', { Origin: 'http://10.0.0.5:9', ...HOST }],
])('refuses a write of a page of %s', async (_, headers) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
    expect(await send(headers, method)).toBe(403);
});

it('lets pages of other origins read; CORS decides what they see', async () => {
  const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
  for (const method of ['GET', 'HEAD', 'OPTIONS']) expect(await send(headers, method)).toBe(200);
});

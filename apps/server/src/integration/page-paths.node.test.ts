import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const BROWSER = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let folder = '';
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spinout-page-paths-'));
  await writeFile(join(folder, 'index.html'), '<html><head></head><body id="main-page"></body>');
  server = await startTestServer({ pagesFolder: folder });
}, 60_000);

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const open = (path: string, headers: Record<string, string> = BROWSER) =>
  fetch(`${server.origin}${path}`, { headers, redirect: 'manual' });

describe('the paths of the whole server', () => {
  it.each([
    '/',
    '/auth',
    '/auth/login',
    '/auth/callback?error=access_denied',
    '/research',
    '/research/analytics',
    '/generate',
    '/health/status',
    '/api/v1/nothing',
    '/anything/else',
  ])('MAIN-01 shows the main page to a browser at %s', async (path) => {
    const reply = await open(path);
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain('id="main-page"');
  });

  it.each(['/health', '/ready', '/metrics'])('%s is answered by the server', async (path) => {
    const reply = await open(path);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).not.toContain('text/html');
  });

  it('answers calls and sign-in redirects even if a browser requests HTML', async () => {
    const disclaimers = await open('/api/v1/disclaimers');
    expect(disclaimers.headers.get('content-type')).toContain('application/json');
    const redirect = encodeURIComponent(`${server.origin}/auth/callback`);
    const login = await open(`/api/v1/auth/login/google?redirect_uri=${redirect}`);
    expect([login.status, new URL(login.headers.get('location') ?? '').pathname]).toEqual([
      302,
      '/identity/auth',
    ]);
  });

  it('replies 404 in JSON to programs at unknown paths', async () => {
    for (const path of ['/auth', '/research', '/generate', '/api/v1/nothing']) {
      const reply = await open(path, { Accept: '*/*' });
      expect(reply.status).toBe(404);
      expect(await reply.json()).toHaveProperty('error');
    }
  });
});

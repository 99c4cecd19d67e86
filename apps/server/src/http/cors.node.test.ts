import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { cors } from './cors.js';
import { closeAll, serve } from './loopback.test-tools.js';
import type { AppEnv } from './app-env.js';

afterEach(closeAll);

const open = async (origins: readonly string[]) => {
  const app = new Hono<AppEnv>()
    .use(cors(origins))
    .post('/call', (context) => context.json({ done: true }));
  const { url } = await serve(app);
  return (origin: string, method: 'POST' | 'OPTIONS') =>
    fetch(`${url}/call`, {
      method,
      headers: {
        Origin: origin,
        ...(method === 'OPTIONS' ? { 'Access-Control-Request-Method': 'POST' } : {}),
      },
    });
};

describe('cors', () => {
  it('answers the preflight of an allowed page with a cache lifetime', async () => {
    const reply = await (await open(['https://app.example']))('https://app.example', 'OPTIONS');
    expect(reply.status).toBe(204);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'access-control-allow-origin': 'https://app.example',
      'access-control-allow-headers':
        'Authorization,Content-Type,Idempotency-Key,X-Visitor-Id,X-Request-Id',
      'access-control-allow-methods': 'GET,HEAD,POST,PUT,DELETE',
      'access-control-max-age': '7200',
      vary: expect.stringContaining('Origin') as string,
    });
    expect(reply.headers.has('access-control-allow-credentials')).toBe(false);
  });

  it('lets an allowed page read the reply', async () => {
    const reply = await (await open(['https://app.example']))('https://app.example', 'POST');
    expect(reply.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(reply.headers.get('access-control-expose-headers')).toContain('X-Request-Id');
    expect(reply.headers.get('vary')).toContain('Origin');
  });

  it.each([
    'https://app.example.evil.example',
    'https://evil-app.example',
    'http://app.example',
    'https://app.example:8443',
    'https://sub.app.example',
    'null',
    '',
  ])('does not allow “%s”', async (origin) => {
    const ask = await open(['https://app.example']);
    for (const method of ['OPTIONS', 'POST'] as const) {
      expect((await ask(origin, method)).headers.has('access-control-allow-origin')).toBe(false);
    }
  });

  it('allows no origin by default', async () =>
    expect(
      (await (await open([]))('https://app.example', 'OPTIONS')).headers.has(
        'access-control-allow-origin',
      ),
    ).toBe(false));
});

import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import type { AppEnv } from './app-env.js';
import { createLogger } from './logger.js';
import { closeAll, serve } from './loopback.test-tools.js';
import { proxyWarning } from './proxy-warning.js';

afterEach(closeAll);

it.each([
  ['once if no proxy is configured', 0, 1],
  ['never if one is', 1, 0],
])('warns about requests through a proxy %s', async (_, trustedProxies, warnings) => {
  const lines: string[] = [];
  const logger = createLogger({
    level: 'warn',
    destination: { write: (line) => lines.push(line) },
  });
  const app = new Hono<AppEnv>()
    .use(proxyWarning(logger, { trustedProxies }))
    .get('/', (context) => context.text('here'));
  const { url } = await serve(app);
  expect(await (await fetch(url)).text()).toBe('here');
  expect(lines).toEqual([]);
  for (const headers of [{ 'X-Forwarded-For': '192.0.2.1' }, { Forwarded: 'for=192.0.2.1' }]) {
    expect(await (await fetch(url, { headers })).text()).toBe('here');
  }
  expect(lines).toHaveLength(warnings);
  expect(lines.join('')).toMatch(warnings === 0 ? /^$/ : /TRUSTED_PROXIES is 0/);
});

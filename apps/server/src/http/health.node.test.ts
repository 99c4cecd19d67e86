import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { healthRoutes, type ReadyCheck } from './health.js';
import { closeAll, serve } from './loopback.test-tools.js';
import type { AppEnv } from './app-env.js';

afterEach(closeAll);

const ask = async (path: string, checks: ReadyCheck[], isStopping = false, timeoutMs = 2000) => {
  const app = new Hono<AppEnv>().route(
    '/',
    healthRoutes(checks, () => isStopping, timeoutMs),
  );
  const { url } = await serve(app);
  const reply = await fetch(`${url}${path}`);
  return [reply.status, (await reply.json()) as unknown];
};

const ready: ReadyCheck = { name: 'database', check: () => Promise.resolve() };
const failing: ReadyCheck = {
  name: 'database',
  check: () => Promise.reject(new Error('ECONNREFUSED 10.0.0.7')),
};
const hanging: ReadyCheck = { name: 'jobs', check: () => new Promise(() => undefined) };

describe('health', () => {
  it('reports that the server runs, even if it is not ready', async () =>
    expect(await ask('/health', [failing])).toEqual([200, { status: 'ok' }]));

  it('is ready when all checks pass', async () =>
    expect(await ask('/ready', [ready])).toEqual([200, { status: 'ready' }]));

  it('names failed checks without internal details', async () =>
    expect(await ask('/ready', [failing, ready])).toEqual([
      503,
      { status: 'not ready', error: 'Not ready: database', not_ready: ['database'] },
    ]));

  it('stops waiting for a check after its timeout', async () =>
    expect(await ask('/ready', [ready, hanging], false, 20)).toMatchObject([
      503,
      { not_ready: ['jobs'] },
    ]));

  it('is not ready during shutdown', async () =>
    expect(await ask('/ready', [ready], true)).toMatchObject([
      503,
      { not_ready: ['server (stopping)'] },
    ]));
});

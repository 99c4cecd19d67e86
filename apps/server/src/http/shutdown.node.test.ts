import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { createLogger } from './logger.js';
import { closeAll, serve } from './loopback.test-tools.js';
import { gracefulShutdown } from './shutdown.js';
import type { AppEnv } from './app-env.js';

afterEach(closeAll);

const open = async ({ timeoutMs = 10_000, close = () => Promise.resolve() } = {}) => {
  const requestStarted = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const app = new Hono<AppEnv>().get('/slow', async (context) => {
    requestStarted.resolve();
    await answer.promise;
    return context.text('whole');
  });
  const { server, url } = await serve(app);
  const events: string[] = [];
  const shutdown = gracefulShutdown({
    server,
    close: [
      async () => {
        events.push('database closed');
        await close();
      },
    ],
    logger: createLogger({ level: 'silent' }),
    timeoutMs,
    exit: (code) => events.push(`exit ${code}`),
  });
  return {
    ...shutdown,
    url,
    events,
    requestStarted: requestStarted.promise,
    answer: answer.resolve,
  };
};

describe('gracefulShutdown', () => {
  it('refuses new connections, finishes replies in progress, then closes the database', async () => {
    const { stop, isStopping, url, events, requestStarted, answer } = await open();
    const reply = fetch(`${url}/slow`);
    await requestStarted;
    const stopped = stop('SIGTERM');
    expect(isStopping()).toBe(true);
    await expect(fetch(`${url}/slow`)).rejects.toThrow();
    expect(events).toEqual([]);
    answer();
    expect(await (await reply).text()).toBe('whole');
    await stopped;
    expect(events).toEqual(['database closed', 'exit 0']);
  });

  it('stops replies that exceed the timeout', async () => {
    const { stop, url, events, requestStarted } = await open({ timeoutMs: 30 });
    const reply = fetch(`${url}/slow`);
    const cut = expect(reply).rejects.toThrow();
    await requestStarted;
    await stop('SIGTERM');
    await cut;
    expect(events).toEqual(['database closed', 'exit 0']);
  });

  it('exits immediately on the second signal', async () => {
    const { stop, url, events, requestStarted, answer } = await open();
    const reply = fetch(`${url}/slow`);
    await requestStarted;
    const stopped = stop('SIGINT');
    await stop('SIGINT');
    expect(events).toEqual(['exit 1']);
    answer();
    await (await reply).text();
    await stopped;
  });

  it('exits with an error code if the database was not closed', async () => {
    const { stop, events } = await open({ close: () => Promise.reject(new Error('stuck')) });
    await stop('SIGTERM');
    expect(events).toEqual(['database closed', 'exit 1']);
  });
});

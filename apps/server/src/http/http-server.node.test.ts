import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { closeAll, dial, serve } from './loopback.test-tools.js';
import type { AppEnv } from './app-env.js';

afterEach(closeAll);

const app = new Hono<AppEnv>()
  .onError((_, context) => context.text('', 400))
  .get('/', (context) => context.text('here'))
  .post('/', async (context) => context.text(await context.req.text()));

describe('createHttpServer', () => {
  it('stops headers that do not end', async () => {
    const { port } = await serve(app, {
      headersTimeoutMs: 30,
      requestTimeoutMs: 60,
      checkEveryMs: 20,
    });
    const socket = await dial(port);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
    const received = await socket.received();
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
    expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).toEqual({
      error: 'This request came too slowly.',
    });
  });

  it('stops a request that takes too long', async () => {
    const { port } = await serve(app, {
      headersTimeoutMs: 30,
      requestTimeoutMs: 60,
      checkEveryMs: 20,
    });
    const socket = await dial(port);
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{');
    expect(await socket.received()).not.toMatch(/ 200 /);
  });

  it('does not replace the global Request and Response', async () => {
    const before = [globalThis.Request, globalThis.Response];
    await serve(app);
    expect([globalThis.Request, globalThis.Response]).toEqual(before);
  });
});

import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { notFound, onError } from './errors.js';
import { createLogger } from './logger.js';
import { closeAll, dial, serve } from './loopback.test-tools.js';
import { refuse } from './refuse.js';
import { requestId } from './request-id.js';
import type { AppEnv } from './app-env.js';

afterEach(closeAll);

/** Some libraries reject with values that are not errors. */
const TEXT: unknown = 'a text';

const open = () =>
  serve(
    new Hono<AppEnv>()
      .use(requestId(() => 'request-1'))
      .onError(onError(createLogger({ level: 'silent' })))
      .notFound(notFound)
      .get('/inside', () => {
        throw new Error('relation "users" does not exist');
      })
      .get('/thrown', () => Promise.reject<Response>(TEXT))
      .get('/refused', () => {
        throw refuse(429, 'Later, please.', { 'Retry-After': '7' });
      }),
  );

describe('errors', () => {
  it('hides internal details and returns the request id', async () => {
    const { url } = await open();
    const reply = await fetch(`${url}/inside`);
    expect(reply.status).toBe(500);
    expect(reply.headers.get('x-request-id')).toBe('request-1');
    expect(await reply.json()).toEqual({
      error: 'The server had an internal error. Try again.',
      request_id: 'request-1',
    });
  });

  it('replies with JSON also if a value that is not an error was thrown', async () => {
    const { url } = await open();
    const reply = await fetch(`${url}/thrown`);
    expect(reply.status).toBe(500);
    expect(await reply.json()).toEqual({ error: 'The server had an internal error.' });
  });

  it('keeps the status, the message and the headers of a refusal', async () => {
    const { url } = await open();
    const reply = await fetch(`${url}/refused`);
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '7']);
    expect(reply.headers.get('content-type')).toBe('application/json');
    expect(await reply.json()).toEqual({ error: 'Later, please.', request_id: 'request-1' });
  });

  it('replies to unknown paths with 404 in JSON', async () => {
    const { url } = await open();
    const reply = await fetch(`${url}/api/nothing`, { headers: { Accept: 'text/html' } });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([404, 'application/json']);
    expect(await reply.json()).toMatchObject({ error: expect.any(String) as string });
  });

  it.each([
    ['text that is not a request', 'hello\r\n\r\n', 400],
    ['endless headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['an invalid host', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  ])('refuses %s in JSON', async (_, sent, status) => {
    const { port } = await open();
    const socket = await dial(port);
    socket.write(sent);
    const received = await socket.received();
    expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).toEqual({
      error: expect.any(String) as string,
    });
  });
});

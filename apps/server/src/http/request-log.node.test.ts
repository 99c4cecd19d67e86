import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { createLogger } from './logger.js';
import { closeAll, dial, serve } from './loopback.test-tools.js';
import { onError } from './errors.js';
import { requestId } from './request-id.js';
import { requestLog } from './request-log.js';
import type { AppEnv } from './app-env.js';

afterEach(closeAll);

type Line = Record<string, unknown>;

/** Creates a logger whose lines can be read and awaited. */
const createRecordingLogger = () => {
  const lines: Line[] = [];
  const waiting: (() => void)[] = [];
  const logger = createLogger({
    level: 'debug',
    destination: {
      write: (text: string) => {
        lines.push(JSON.parse(text) as Line);
        for (const wake of waiting.splice(0)) wake();
      },
    },
  });
  const next = async (count = 1): Promise<Line> => {
    while (lines.length < count) await new Promise<void>((wake) => waiting.push(wake));
    return lines[count - 1] ?? {};
  };
  return { logger, lines, next };
};

describe('requestId', () => {
  const app = new Hono<AppEnv>()
    .use(requestId(() => 'made-here-1'))
    .get('/', (context) => context.text(context.get('requestId')));

  it.each([
    ['trace-42.a:b_C', 'trace-42.a:b_C'],
    ['short', 'made-here-1'],
    ['has spaces in it', 'made-here-1'],
    ['x'.repeat(65), 'made-here-1'],
    ['{"$gt":""}aaaaaa', 'made-here-1'],
  ])('answers “%s” with %s', async (given, id) => {
    const { url } = await serve(app);
    const reply = await fetch(url, { headers: { 'X-Request-Id': given } });
    expect(reply.headers.get('x-request-id')).toBe(id);
    expect(await reply.text()).toBe(id);
  });
});

describe('requestLog', () => {
  const open = async () => {
    const { logger, lines, next } = createRecordingLogger();
    const app = new Hono<AppEnv>()
      .use(
        requestId(() => 'request-1'),
        requestLog(logger),
      )
      .onError(onError(logger))
      .get('/papers/:id', (context) => context.text('a paper'))
      .get('/mine', (context) => {
        context.set('caller', { owner: 'user:7', user: { id: '7', role: 'user' } });
        return context.text('mine');
      })
      .get('/not-built', (context) => context.json({ error: 'Not implemented' }, 501))
      .get('/broken', () => {
        throw new Error('Bearer abc.def at https://x.example/cb?code=hush&state=hush');
      })
      .get('/never', () => new Promise<Response>(() => undefined));
    return { ...(await serve(app)), lines, next };
  };

  it('writes one line: id, method, route pattern, status, time and bytes, but no address', async () => {
    const { url, next, lines } = await open();
    await (await fetch(`${url}/papers/secret-name?token=hush`)).text();
    expect(await next()).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      request: 'request-1',
      method: 'GET',
      route: '/papers/:id',
      status: 200,
      ms: expect.any(Number) as number,
      bytes: expect.any(Number) as number,
      user: null,
      msg: 'request',
    });
    expect(Number(lines[0]?.['bytes'])).toBeGreaterThan('a paper'.length);
    expect(JSON.stringify(lines)).not.toMatch(/secret-name|hush/);
  });

  it('identifies callers by a hash, never by their id', async () => {
    const { url, next } = await open();
    await (await fetch(`${url}/mine`)).text();
    expect((await next())['user']).toMatch(/^[0-9a-f]{12}$/);
  });

  it('logs an error with the request id and without tokens', async () => {
    const { url, next, lines } = await open();
    const reply = await fetch(`${url}/broken`, { headers: { Authorization: 'Bearer hush' } });
    expect(reply.status).toBe(500);
    await reply.text();
    expect(await next(2)).toMatchObject({ level: 'error', status: 500, route: '/broken' });
    expect(lines[0]).toMatchObject({ request: 'request-1', msg: 'failed', err: { type: 'Error' } });
    expect(JSON.stringify(lines)).not.toMatch(/hush|abc\.def/);
  });

  it('does not log 501 as an error', async () => {
    const { url, next } = await open();
    await (await fetch(`${url}/not-built`)).text();
    expect(await next()).toMatchObject({ level: 'info', status: 501 });
  });

  it('logs that the caller closed the connection before the reply', async () => {
    const { port, next } = await open();
    const socket = await dial(port);
    socket.end('GET /never HTTP/1.1\r\nHost: localhost\r\n\r\n', () => socket.destroy());
    expect(await next()).toMatchObject({ status: 499, left: true });
  });
});

describe('createLogger', () => {
  it('redacts secret fields on three levels', () => {
    const { logger, lines } = createRecordingLogger();
    logger.info({
      authorization: 'hush',
      headers: { cookie: 'hush', 'set-cookie': 'hush', 'x-visitor-id': 'hush' },
      exchange: { body: { code: 'hush', refresh_token: 'hush', code_verifier: 'hush' } },
    });
    expect(JSON.stringify(lines)).not.toContain('hush');
    expect(lines[0]).toMatchObject({ headers: { cookie: '[redacted]' } });
  });
});

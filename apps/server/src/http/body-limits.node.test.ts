import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { bodyLimits } from './body-limits.js';
import { bodyMemory } from './body-memory.js';
import { BODY_RULES, bodyRuleFor } from './body-rules.js';
import { onError } from './errors.js';
import { createLogger } from './logger.js';
import { closeAll, dial, serve } from './loopback.test-tools.js';
import type { AppEnv } from './app-env.js';

afterEach(closeAll);

const MB = 1024 * 1024;
const JSON_TYPE = { 'Content-Type': 'application/json' };

const open = (bounds: Parameters<typeof bodyLimits>[0] = {}) =>
  serve(
    new Hono<AppEnv>()
      .onError(onError(createLogger({ level: 'silent' })))
      .use(bodyLimits(bounds))
      .all('*', async (context) => {
        const { req } = context;
        const type = req.header('content-type') ?? '';
        const bytes = type.includes('json') ? JSON.stringify(await req.json()).length : 0;
        return context.json({ bytes, method: req.method, type });
      }),
  );

const post = async (path: string, body: BodyInit, headers: Record<string, string> = JSON_TYPE) => {
  const { url } = await open();
  const init = {
    method: 'POST',
    body,
    headers,
    ...(typeof body === 'string' ? {} : { duplex: 'half' }),
  };
  const reply = await fetch(`${url}${path}`, init);
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
};

const buildJson = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2));
const createStream = (text: string) => new Blob([text]).stream();

describe('bodyLimits', () => {
  it('passes JSON on unchanged', async () =>
    expect(await post('/api/x', '{"a":[1,"ä"]}')).toEqual({
      status: 200,
      body: { bytes: 13, method: 'POST', type: 'application/json' },
    }));

  it.each([
    ['a megabyte for any path', '/api/journey/company', MB, 200],
    ['one more byte', '/api/journey/company', MB + 1, 413],
    ['a pasted paper', '/api/journey/analyze-paper', 11 * MB, 200],
    ['more than a paper', '/api/journey/analyze-paper', 11 * MB + 1, 413],
    ['a review of whole papers', '/api/journey/literature/review', 11 * MB, 200],
    ['a report', '/api/v1/pdf/generate', 11 * MB, 200],
    ['a path with the same prefix', '/api/journey/literature/review/x', MB + 1, 413],
  ])('%s', async (_, path, bytes, status) => {
    expect((await post(path, buildJson(bytes))).status).toBe(status);
    // Without a declared length, the bytes are counted as they arrive.
    expect((await post(path, createStream(buildJson(bytes)))).status).toBe(status);
  });

  it('states the limit in the error message', async () =>
    expect((await post('/api/x', buildJson(2 * MB))).body).toMatchObject({
      error: 'This is larger than 1 MB, the limit for this request.',
    }));

  it.each([
    ['text', 'hello', 'text/plain'],
    ['no type', 'hello', ''],
    ['an unexpected form', 'a=b', 'application/x-www-form-urlencoded'],
    ['unexpected multipart', '--x--', 'multipart/form-data; boundary=x'],
    ['a type that only looks like JSON', '{}', 'application/jsonp'],
  ])('refuses %s with 415', async (_, body, type) => {
    const reply = await post('/api/x', new Blob([body]), { 'Content-Type': type });
    expect(reply).toMatchObject({ status: 415, body: { error: 'Send this as application/json.' } });
  });

  it.each([
    ['incomplete JSON', '{"a":'],
    ['invalid UTF-8', new Blob([new Uint8Array([0x7b, 0xff, 0x7d])])],
    ['only spaces', '  '],
    ['more than 300,000 values', `[${'[],'.repeat(340_000)}[]]`],
    ['65 nested lists', `${'['.repeat(65)}${']'.repeat(65)}`],
    ['a hundred thousand nested lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ])('refuses %s with 400', async (_, body) => {
    const reply = await post('/api/x', body);
    expect(reply).toMatchObject({ status: 400, body: { error: expect.any(String) as string } });
  });

  it('accepts 64 nested lists, any JSON type, and a request without a body', async () => {
    expect((await post('/api/x', `${'['.repeat(64)}${']'.repeat(64)}`)).status).toBe(200);
    const type = { 'Content-Type': 'application/problem+json; charset=utf-8' };
    expect((await post('/api/x', '{}', type)).status).toBe(200);
    const { url } = await open();
    expect((await fetch(`${url}/api/x`, { method: 'POST' })).status).toBe(200);
    expect((await fetch(`${url}/api/x`, { method: 'DELETE' })).status).toBe(200);
  });

  it('passes forms and uploads within their size limit to their readers', async () => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await post('/identity/interaction/1', 'a=b', form)).status).toBe(200);
    expect((await post('/identity/token', `a=${'b'.repeat(70_000)}`, form)).status).toBe(413);
    expect((await post('/identity/token', createStream('a=b'), form)).status).toBe(411);
    const upload = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const path = '/api/journey/analyze-paper';
    expect((await post(path, 'x'.repeat(26 * MB), upload)).status).toBe(200);
    expect(await post(path, 'x'.repeat(26 * MB + 1), upload)).toMatchObject({
      status: 413,
      body: { error: expect.stringContaining('larger than 25 MB') as string },
    });
    expect((await post('/api/v1/genomics/upload', '--x--', upload)).status).toBe(200);
  });

  it('stops a body that is not completed', async () => {
    const { port } = await open({ idleTimeoutMs: 40 });
    const socket = await dial(port);
    socket.write(
      'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    const received = await socket.received();
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
    expect(received).toContain('"error":"This request was too slow and was stopped.');
    expect(received).toMatch(/connection: close/i);
  });

  it('limits the memory of all JSON bodies together and releases it with the reply', async () => {
    const memory = bodyMemory({ maxBytes: 1000 });
    const { url, port } = await open({ memory });
    const waiting = await dial(port);
    waiting.write(
      `POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n${' '.repeat(800)}`,
    );
    await expect.poll(memory.bytes).toBe(800);
    const send = () =>
      fetch(`${url}/api/x`, { method: 'POST', body: buildJson(500), headers: JSON_TYPE });
    const refused = await send();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    waiting.destroy();
    await expect.poll(memory.bytes).toBe(0);
    expect((await send()).status).toBe(200);
    expect(memory.bytes()).toBe(0);
  });

  it('leaves memory for other addresses', async () => {
    const memory = bodyMemory({ maxBytes: 1000, maxBytesPerAddress: 600 });
    const { url } = await open({ memory, proxies: { trustedProxies: 1 } });
    memory.lease('192.0.2.1').reserve(500);
    const send = async (address: string) => {
      const headers = { ...JSON_TYPE, 'X-Forwarded-For': address };
      const init = { method: 'POST', body: buildJson(300), headers };
      return (await fetch(`${url}/api/x`, init)).status;
    };
    expect([await send('192.0.2.1'), await send('192.0.2.2')]).toEqual([503, 200]);
  });

  it('stops a body that is sent too slowly', async () => {
    const { port } = await open({ idleTimeoutMs: 60, minBytesPerSecond: 10_000 });
    const socket = await dial(port);
    socket.write(
      'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99999\r\n\r\n',
    );
    const trickle = setInterval(() => socket.write(' '), 10);
    expect(await socket.received().finally(() => clearInterval(trickle))).toMatch(
      /^HTTP\/1\.1 408 /,
    );
  });
});

describe('bodyRuleFor', () => {
  it.each([
    ['/api/v1/pdf/generate', ['json']],
    ['/api/v1/pdf/a/b', ['json']],
    ['/api/v1/documents/upload', ['json', 'multipart']],
    ['/api/v1/documents/upload/more', ['json']],
    ['/identity', ['json', 'form']],
    ['/identity/a/b', ['json', 'form']],
    ['/identityx', ['json']],
  ])('%s accepts %s', (path, kinds) =>
    expect(Object.keys(bodyRuleFor(path, BODY_RULES))).toEqual(kinds),
  );
});

import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { call, callForPdf } from '../client/call.js';
import { definePdfEndpoint } from '../endpoints/endpoint.js';
import { generatePdf } from '../endpoints/pdf.endpoints.js';
import { httpTransport } from './http-transport.js';
import {
  countedSleep,
  good,
  json,
  loopbacks,
  catchError,
  read,
  write,
  type Answer,
} from './loopback.fixtures.js';
import { MAX_JSON_BYTES, MAX_PDF_BYTES } from './limits.js';

const servers = loopbacks();
afterEach(servers.close);

const createContext = (base: string) => ({
  transport: httpTransport({ apiBase: base, sleep: countedSleep().sleep }),
});

/** Sends chunks endlessly; `gone` resolves when the client has disconnected. */
const createEndlessAnswer = (chunk: string | Buffer, everyMs: number) => {
  let resolveDisconnected: () => void = () => undefined;
  const disconnected = new Promise<void>((resolve) => (resolveDisconnected = resolve));
  const answer: Answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.writableNeedDrain || response.write(chunk), everyMs);
    response.on('close', () => {
      clearInterval(timer);
      resolveDisconnected();
    });
  };
  return { answer, disconnected };
};

const text =
  (status: number, body: string | Buffer, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body);

describe('a reply over real HTTP', () => {
  it('T-57 times out if its body is too slow, and the connection is closed', async () => {
    const { answer, disconnected } = createEndlessAnswer(' ', 5);
    const { base } = await servers.serve(answer);
    const outcome = await catchError(call({ ...createContext(base), timeoutMs: 100 }, write, {}));
    expect(outcome).toMatchObject({ code: 'timeout', details: { endpoint: 'test.write' } });
    await disconnected;
  });

  it('is aborted by the caller in the middle of its body, and the connection is closed', async () => {
    const { answer, disconnected } = createEndlessAnswer(' ', 5);
    const abortController = new AbortController();
    const { base } = await servers.serve((response, request) => {
      answer(response, request);
      abortController.abort();
    });
    const outcome = await catchError(
      call(createContext(base), write, {}, { signal: abortController.signal }),
    );
    expect(outcome).toMatchObject({ code: 'aborted' });
    await disconnected;
  });

  it('is not read completely if it is endless, and the connection is closed', async () => {
    const { answer, disconnected } = createEndlessAnswer(Buffer.alloc(1024 * 1024, ' '), 1);
    const { base } = await servers.serve(answer);
    const outcome = await catchError(call(createContext(base), read, undefined));
    expect(outcome).toMatchObject({ code: 'malformed', details: { reason: 'too-large' } });
    await disconnected;
  });

  it('is not read completely if it is an endless PDF', async () => {
    const pdf = Buffer.alloc(1024 * 1024, 'x');
    let sentBytes = 0;
    const endless = () =>
      new Response(
        new ReadableStream({
          pull: (stream) => {
            sentBytes += pdf.byteLength;
            stream.enqueue(pdf);
          },
        }),
        { headers: { 'content-type': 'application/pdf' } },
      );
    const outcome = await catchError(
      callForPdf(
        { transport: httpTransport({ apiBase: 'http://localhost', fetch: async () => endless() }) },
        generatePdf,
        { title: 't', content: 'c' },
      ),
    );
    expect(outcome).toMatchObject({ code: 'malformed', details: { reason: 'too-large' } });
    expect(sentBytes).toBeGreaterThan(MAX_PDF_BYTES);
    expect(sentBytes).toBeLessThan(MAX_PDF_BYTES * 1.2);
  });

  it('is refused if its decompressed size exceeds the limit', async () => {
    const compressed = gzipSync(Buffer.alloc(MAX_JSON_BYTES + 1, ' '));
    expect(compressed.byteLength).toBeLessThan(MAX_JSON_BYTES / 100);
    const { base } = await servers.serve(text(200, compressed, { 'content-encoding': 'gzip' }));
    const outcome = await catchError(call(createContext(base), read, undefined));
    expect(outcome).toMatchObject({ code: 'malformed', details: { reason: 'too-large' } });
  });

  it('is decompressed if it is gzipped', async () => {
    const { base } = await servers.serve(
      text(200, gzipSync(JSON.stringify({ ok: true })), { 'content-encoding': 'gzip' }),
    );
    await expect(call(createContext(base), write, {})).resolves.toEqual({ ok: true });
  });

  it('counts as missing if the connection breaks in its body: a writing call is not retried', async () => {
    const truncated: Answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"ok":tr', () => response.socket?.destroy());
    };
    const { base, requests } = await servers.serve(truncated);
    expect(await catchError(call(createContext(base), write, {}))).toMatchObject({
      code: 'unreachable',
    });
    expect(requests).toHaveLength(1);
  });

  it('is requested again if the connection breaks in its body and the call only reads', async () => {
    const truncated: Answer = (response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"ok":tr', () => response.socket?.destroy());
    };
    const { base, requests } = await servers.serve(truncated, good);
    await expect(call(createContext(base), read, undefined)).resolves.toEqual({ ok: true });
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['an empty body', text(200, '')],
    ['no content', text(204, '')],
    ['half of its JSON', text(200, '{"ok":tr', { 'content-type': 'application/json' })],
    ['a page', text(200, '<!doctype html><title>Gateway</title>')],
    ['a page that says it is JSON', text(200, '<html>', { 'content-type': 'application/json' })],
    ['JSON of another shape', json(200, { ok: 'yes' })],
  ])('with %s is malformed and not requested again', async (_, answer) => {
    const { base, requests } = await servers.serve(answer);
    const outcome = await catchError(call(createContext(base), read, undefined));
    expect(outcome).toMatchObject({ code: 'malformed', details: { endpoint: 'test.read' } });
    expect(String(outcome)).not.toContain('Unexpected token');
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['an empty file', text(200, '', { 'content-type': 'application/pdf' }), 'empty'],
    ['no content', text(204, '', { 'content-type': 'application/pdf' }), 'empty'],
    ['a page', text(200, '<html>', { 'content-type': 'text/html' }), 'content-type'],
  ])('with %s instead of a PDF is malformed', async (_, answer, reason) => {
    const pdf = definePdfEndpoint<unknown>({ ...write, id: 'test.pdf' });
    const { base } = await servers.serve(answer);
    const outcome = await catchError(callForPdf(createContext(base), pdf, {}));
    expect(outcome).toMatchObject({ code: 'malformed', details: { reason } });
  });

  it('keeps its status if an error is HTML', async () => {
    const { base } = await servers.serve(text(403, '<html>Forbidden</html>'));
    expect(await catchError(call(createContext(base), write, {}))).toMatchObject({
      code: 'status',
      details: { status: 403 },
    });
  });
});

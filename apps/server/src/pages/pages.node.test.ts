import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { notFound } from '../http/errors.js';
import { closeAll, dial, serve } from '../http/loopback.test-tools.js';
import { requestId } from '../http/request-id.js';
import { securityHeaders } from '../http/security-headers.js';
import type { AppEnv } from '../http/app-env.js';
import { pages } from './pages.js';

const SCRIPT = `export const words = '${'a word '.repeat(400)}';`;
const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <script type="module" crossorigin src="/assets/index-DiDYHsIz.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-CugbE6B8.css">
    <style nonce="old">body{}</style>
  </head>
  <body><div id="root"></div></body>
</html>`;

let root = '';
let folder = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'spinout-pages-'));
  folder = join(root, 'dist');
  await mkdir(join(folder, 'assets'), { recursive: true });
  const files: Record<string, string> = {
    'index.html': HTML,
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'service-worker.js': '//',
    'assets/index-DiDYHsIz.js': SCRIPT,
    'assets/index-DiDYHsIz.js.map': '{}',
    'assets/index-CugbE6B8.css': 'body{}',
    'assets/worker-Ct-tsl7S.js': SCRIPT,
    'assets/pdf.worker-CQQcCew4.mjs': SCRIPT,
    'assets/font-BqRLTx4X.woff2': 'x'.repeat(4000),
    'assets/reader-a1b2c3d4.wasm': '\0asm',
    'assets/unhashed.js': SCRIPT,
    '../secret.txt': 'hush',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
});

afterAll(() => rm(root, { recursive: true }));
afterEach(closeAll);

const open = async () =>
  serve(
    new Hono<AppEnv>()
      .use(requestId(), securityHeaders({ trustedProxies: 0 }))
      .notFound(notFound)
      .get('/api/known', (context) => context.json({ known: true }))
      .route('/', await pages({ folder, proxies: { trustedProxies: 0 } })),
  );

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

/** Uses Node's client, which does not decompress replies. */
const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const { url } = await open();
  return new Promise<Reply>((resolve, reject) => {
    request(`${url}${path}`, { method, headers, agent: false }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
};

const BROWSER = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the page', () => {
  it('has a new nonce on each tag that needs one', async () => {
    const first = await ask('/');
    const text = first.bytes.toString();
    const nonce = /'nonce-([\w-]+)'/.exec(String(first.headers['content-security-policy']))?.[1];
    expect(nonce).toBeDefined();
    expect(text).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
    const tags = text.match(/<(?:script|style|link)\b[^>]*>/g) ?? [];
    expect(tags).toHaveLength(4);
    for (const tag of tags) expect(tag.match(/nonce="[^"]*"/g)).toEqual([`nonce="${nonce}"`]);
    expect((await ask('/')).bytes.toString()).not.toContain(nonce);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.headers['content-type']).toBe('text/html; charset=UTF-8');
  });

  it.each([
    '/journey',
    '/journey/step/3',
    '/twelve-step?topic=a',
    '/%2e%2e/secret',
    '/auth',
    '/auth/nothing',
    '/research',
    '/research/nothing',
    '/generate',
    '/api/nothing',
    '/assets/',
    '/topics/p53.html',
  ])('MAIN-01 is served to a browser at %s', async (path) => {
    const reply = await ask(path, BROWSER);
    expect(reply.status).toBe(200);
    expect(reply.bytes.toString()).toContain('id="root"');
  });

  it('is served at the sign-in callback with no referrer', async () => {
    const reply = await ask('/auth/callback?code=hush&state=hush');
    expect(reply.status).toBe(200);
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
    expect(reply.bytes.toString()).toContain('id="root"');
    expect(reply.bytes.toString()).not.toContain('hush');
  });

  it('sets the visitor cookie of a new browser; files do not', async () => {
    const cookie = String((await ask('/', BROWSER)).headers['set-cookie']);
    expect(cookie).toMatch(/^spinout_visitor=[\w-]{32};.*HttpOnly/);
    const again = await ask('/', { ...BROWSER, Cookie: cookie.split(';')[0] ?? '' });
    expect(again.headers['set-cookie']).toBeUndefined();
    expect((await ask('/favicon.svg')).headers['set-cookie']).toBeUndefined();
  });

  it('is not served as a file without a nonce', async () =>
    expect((await ask('/index.html')).bytes.toString()).toContain('csp-nonce'));

  it.each(['/api/nothing', '/auth/nothing', '/assets/gone-a1b2c3d4.js', '/gone.png'])(
    'is not what a script or an image finds at %s, but 404 in JSON',
    async (path) => {
      const reply = await ask(path, { Accept: '*/*' });
      expect([reply.status, reply.headers['content-type']]).toEqual([404, 'application/json']);
      expect(JSON.parse(reply.bytes.toString())).toHaveProperty('error');
    },
  );

  it('is not served to programs at unknown paths', async () =>
    expect((await ask('/journey', { Accept: 'application/json' })).status).toBe(404));

  it('does not affect earlier routes or other methods', async () => {
    expect((await ask('/api/known', BROWSER)).bytes.toString()).toBe('{"known":true}');
    expect((await ask('/favicon.svg', BROWSER)).headers['content-type']).toBe('image/svg+xml');
    expect((await ask('/', BROWSER, 'POST')).status).toBe(404);
  });
});

describe('files', () => {
  it.each([
    ['/assets/index-DiDYHsIz.js', 'text/javascript; charset=utf-8', 'immutable'],
    ['/assets/worker-Ct-tsl7S.js', 'text/javascript; charset=utf-8', 'immutable'],
    ['/assets/pdf.worker-CQQcCew4.mjs', 'text/javascript; charset=utf-8', 'immutable'],
    ['/assets/index-DiDYHsIz.js.map', 'application/json', 'immutable'],
    ['/assets/index-CugbE6B8.css', 'text/css; charset=utf-8', 'immutable'],
    ['/assets/font-BqRLTx4X.woff2', 'font/woff2', 'immutable'],
    ['/assets/reader-a1b2c3d4.wasm', 'application/wasm', 'immutable'],
    ['/assets/unhashed.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/service-worker.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/favicon.svg', 'image/svg+xml', 'no-cache'],
  ])('%s is %s and %s', async (path, type, caching) => {
    const { status, headers } = await ask(path, BROWSER);
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect(headers['cache-control']).toContain(caching);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['br, gzip', 'br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['br;q=0, gzip;q=0.5', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['*', 'br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['identity', undefined, (bytes: Buffer) => bytes],
    ['deflate', undefined, (bytes: Buffer) => bytes],
  ])('are compressed as the browser accepts: %s', async (accepted, encoding, unpack) => {
    const reply = await ask('/assets/index-DiDYHsIz.js', { 'Accept-Encoding': accepted });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers['vary']).toBe('Accept-Encoding');
    expect(reply.headers['content-length']).toBe(String(reply.bytes.length));
    expect(unpack(reply.bytes).toString()).toBe(SCRIPT);
  });

  it('are not compressed twice', async () => {
    const reply = await ask('/assets/font-BqRLTx4X.woff2', { 'Accept-Encoding': 'br' });
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(reply.bytes).toHaveLength(4000);
  });

  it('are not sent again to a browser that has them, per encoding', async () => {
    const path = '/assets/index-DiDYHsIz.js';
    const tag = String((await ask(path, { 'Accept-Encoding': 'br' })).headers['etag']);
    const again = (encoding: string, known: string) =>
      ask(path, { 'Accept-Encoding': encoding, 'If-None-Match': known });
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const reply = await again('br', known);
      expect([reply.status, reply.bytes.length, reply.headers['etag']]).toEqual([304, 0, tag]);
    }
    expect((await again('gzip', tag)).status).toBe(200);
    expect((await again('br', '"other"')).status).toBe(200);
  });

  it('answer HEAD with headers only', async () => {
    const [head, get] = [await ask('/favicon.svg', {}, 'HEAD'), await ask('/favicon.svg')];
    expect(head.bytes).toHaveLength(0);
    const { date: _date, 'x-request-id': _id, ...rest } = get.headers;
    expect(head.headers).toMatchObject(rest);
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%252e%252e/secret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/assets/%00../../secret.txt',
    '/....//secret.txt',
    '/file:///etc/passwd',
  ])('are never served from outside the folder: %s', async (path) => {
    const { port } = await open();
    const socket = await dial(port);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    const received = await socket.received();
    expect(received).toMatch(/^HTTP\/1\.1 (400|404) /);
    expect(received).not.toMatch(/hush|root:/);
  });

  it('report at startup that the demo was not built', async () =>
    expect(
      pages({ folder: join(folder, 'assets'), proxies: { trustedProxies: 0 } }),
    ).rejects.toThrow(/Was the demo built\?/));
});

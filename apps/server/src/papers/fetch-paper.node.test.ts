import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { createApiClient } from '@spinout/api-client';
import { createNodeEngine } from '@spinout/engine/node';
import { afterEach, describe, expect, it } from 'vitest';
import { closeAll } from '../http/loopback.test-tools.js';
import { fetchPaper } from './fetch-paper.js';
import {
  neverAborted,
  isLoopbackAddress,
  openPaperServer,
  createExpectedRefusal,
  TEXT,
} from './fetch-paper.test-tools.js';

afterEach(closeAll);

const MB = 1024 * 1024;

describe('fetchPaper', () => {
  it('returns a paper with its content type and final address', async () => {
    const { fetch, url } = await openPaperServer((_, reply) =>
      reply.writeHead(200, TEXT).end('A paper.'),
    );
    const paper = await fetch('/a.txt?version=2#page=3');
    expect(new TextDecoder().decode(paper.bytes)).toBe('A paper.');
    expect(paper.contentType).toBe('text/plain; charset=utf-8');
    expect(paper.finalUrl).toBe(`${url}/a.txt?version=2`);
  });

  it('identifies the product and reveals nothing about the user', async () => {
    const requestHeaders: NodeJS.Dict<string | string[]>[] = [];
    const { fetch } = await openPaperServer((request, reply) => {
      requestHeaders.push(request.headers);
      reply.writeHead(200, TEXT).end('A paper.');
    });
    await fetch('/');
    expect(requestHeaders[0]).toMatchObject({
      'user-agent': expect.stringContaining('Spinout') as string,
      accept: expect.stringMatching(/^application\/pdf,/) as string,
    });
    expect(requestHeaders[0]).not.toHaveProperty('cookie');
    expect(requestHeaders[0]).not.toHaveProperty('authorization');
    expect(requestHeaders[0]).not.toHaveProperty('referer');
  });

  it('PAPER-12, API-05 lets the engine read a paper from its URL, and passes refusals on', async () => {
    const { url, port } = await openPaperServer((request, reply) =>
      request.url === '/gone'
        ? reply.writeHead(404).end()
        : reply.writeHead(200, TEXT).end('Perovskite cells lose power in damp air.'),
    );
    const fetcher = fetchPaper({ isAllowed: isLoopbackAddress, ports: [port] });
    const api = createApiClient({ transport: createNodeEngine({ fetchPaper: fetcher }) });
    const analyze = (path: string) =>
      api.paper.analyze({
        journey_id: 'journey-1',
        paper_url: `${url}${path}`,
        paper_content: '',
        metadata: { title: '', upload_method: 'url' },
      });
    expect((await analyze('/a')).metadata).toMatchObject({ upload_method: 'url', words: 7 });
    await expect(analyze('/gone')).rejects.toMatchObject({
      details: {
        status: 422,
        serverMessage: expect.stringMatching(/no paper at this address \(404\)/) as string,
      },
    });
  });
});

describe('limits', () => {
  it('refuses a declared size above 20 MB before reading', async () => {
    const { fetch } = await openPaperServer((_, reply) =>
      reply.writeHead(200, { ...TEXT, 'Content-Length': 20 * MB + 1 }).write('x'),
    );
    await expect(fetch('/')).rejects.toMatchObject({
      status: 413,
      message: expect.stringContaining('larger than 20 MB') as string,
    });
  });

  it.each([{ 'Content-Length': MB }, {}])('reads a paper of the greatest size', async (length) => {
    const { fetch } = await openPaperServer((_, reply) =>
      reply.writeHead(200, { ...TEXT, ...length }).end('x'.repeat(MB)),
    );
    expect((await fetch('/', { maxBytes: MB })).bytes).toHaveLength(MB);
  });

  it('stops reading an endless reply', async () => {
    const left = Promise.withResolvers<void>();
    const { fetch } = await openPaperServer((_, reply) => {
      reply.writeHead(200, TEXT);
      const writeEndlessly = () => {
        while (!reply.destroyed && reply.write('x'.repeat(64 * 1024)));
      };
      reply.on('drain', writeEndlessly).on('close', () => left.resolve());
      writeEndlessly();
    });
    await expect(fetch('/', { maxBytes: MB })).rejects.toMatchObject(
      createExpectedRefusal('tooLarge'),
    );
    await left.promise;
  });

  it('stops decompressing a zip bomb', async () => {
    const zipBomb = gzipSync(Buffer.alloc(64 * MB));
    expect(zipBomb.byteLength).toBeLessThan(MB / 8);
    const { fetch } = await openPaperServer((_, reply) =>
      reply.writeHead(200, { ...TEXT, 'Content-Encoding': 'gzip' }).end(zipBomb),
    );
    await expect(fetch('/')).rejects.toMatchObject(createExpectedRefusal('tooLarge'));
  });

  it('decompresses replies', async () => {
    const { fetch } = await openPaperServer((_, reply) =>
      reply.writeHead(200, { ...TEXT, 'Content-Encoding': 'gzip' }).end(gzipSync('A paper.')),
    );
    expect(new TextDecoder().decode((await fetch('/')).bytes)).toBe('A paper.');
  });

  it.each([
    ['never answers', () => undefined],
    [
      'trickles',
      (reply: Parameters<RequestListener>[1]) => {
        reply.writeHead(200, TEXT);
        const trickle = setInterval(() => reply.write('x'), 5);
        reply.on('close', () => clearInterval(trickle));
      },
    ],
    [
      'leads on slowly',
      (reply: Parameters<RequestListener>[1]) =>
        void setTimeout(() => reply.writeHead(302, { Location: '/' }).end(), 40),
    ],
  ])('stops waiting for an address that %s after the total timeout', async (_, answer) => {
    const { fetch } = await openPaperServer((_request, reply) => answer(reply));
    const reading = fetch('/', { timeoutMs: 60 });
    await expect(reading).rejects.toMatchObject(createExpectedRefusal('tooSlow'));
    await expect(reading).rejects.toThrow(/\b0\.06 seconds/);
  });

  it('stops waiting for a name that is never resolved', async () => {
    const fetcher = fetchPaper({ lookup: () => undefined, timeoutMs: 30 });
    await expect(fetcher('http://a.example/', neverAborted)).rejects.toMatchObject(
      createExpectedRefusal('tooSlow'),
    );
  });

  it('aborts with its caller and closes the connection', async () => {
    const caller = new AbortController();
    const { fetch, server } = await openPaperServer((_, reply) => {
      reply.writeHead(200, TEXT).write('x');
      caller.abort(new Error('left'));
    });
    const connected = once(server, 'connection') as Promise<[NodeJS.EventEmitter]>;
    await expect(fetch('/', {}, caller.signal)).rejects.toThrow('left');
    const [socket] = await connected;
    if (!(socket as { destroyed?: boolean }).destroyed) await once(socket, 'close');
  });
});

describe('kinds', () => {
  it.each([
    'application/pdf',
    'text/html; charset=iso-8859-1',
    'application/xhtml+xml',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/msword',
    'application/octet-stream',
    'TEXT/PLAIN',
    '',
  ])('reads “%s”', async (type) => {
    const { fetch } = await openPaperServer((_, reply) =>
      reply.writeHead(200, type === '' ? {} : { 'Content-Type': type }).end('%PDF-'),
    );
    expect((await fetch('/')).contentType).toBe(type);
  });

  it.each([
    ['image/png', 'an image'],
    ['video/mp4', 'audio or video'],
    ['application/json', 'data'],
    ['application/zip', 'an archive'],
    ['text/javascript', 'a script or style sheet'],
    ['application/x-shockwave-flash', 'another file type'],
  ])('refuses “%s” as %s', async (type, kind) => {
    const { fetch } = await openPaperServer((_, reply) =>
      reply.writeHead(200, { 'Content-Type': type }).end('x'),
    );
    await expect(fetch('/')).rejects.toMatchObject({
      status: 415,
      message: expect.stringContaining(`leads to ${kind},`) as string,
    });
  });

  it.each([
    [404, 'notThere'],
    [410, 'notThere'],
    [401, 'notOpen'],
    [403, 'notOpen'],
    [500, 'failed'],
    [304, 'failed'],
  ] as const)('reports the status %d', async (status, reason) => {
    const { fetch } = await openPaperServer((_, reply) => reply.writeHead(status).end());
    const reading = fetch('/');
    await expect(reading).rejects.toMatchObject(createExpectedRefusal(reason));
    await expect(reading).rejects.toThrow(String(status));
  });
});

import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { LookupFunction } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createApiClient } from '@spinout/api-client';
import { createNodeEngine } from '@spinout/engine/node';
import { afterEach, describe, expect, it } from 'vitest';
import { closeAll, listen } from '../http/loopback.test-tools.js';
import { fetchMessages } from './fetch-paper.messages.js';
import { fetchPaper, type FetchPaperSettings } from './fetch-paper.js';

afterEach(closeAll);

const MB = 1024 * 1024;
const TEXT = { 'Content-Type': 'text/plain; charset=utf-8' };
const never = new AbortController().signal;

/** Only for what lies behind the guard: redirects, sizes, times. */
const onlyHere = (address: string) => address === '127.0.0.1';

const resolver =
  (addressesOf: (name: string, asked: number) => readonly string[]): LookupFunction =>
  (name, options, callback) => {
    asked.push(name);
    const found = addressesOf(name, asked.length).map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }));
    if (!options.all) throw new Error('asked for one address where all are needed');
    callback(null, found);
  };
const asked: string[] = [];
afterEach(() => void asked.splice(0));

const open = async (answer: RequestListener) => {
  const seen: string[] = [];
  const server: Server = createServer((request, reply) => {
    seen.push(request.url ?? '');
    answer(request, reply);
  });
  const { url, port } = await listen(server);
  return {
    url,
    port,
    seen,
    server,
    fetch: (path: string, settings: FetchPaperSettings = {}, signal = never) =>
      fetchPaper({ isAllowed: onlyHere, ports: [port], ...settings })(`${url}${path}`, signal),
  };
};

const refusedWith = (message: keyof typeof fetchMessages) => ({
  name: 'Refusal',
  status: message === 'tooLarge' ? 413 : message === 'wrongKind' ? 415 : 422,
  message: expect.stringContaining(fetchMessages[message].split(/[({]/)[0] ?? '') as string,
});

describe('fetchPaper', () => {
  it('brings a paper with what its server says of it', async () => {
    const { fetch, url } = await open((_, reply) => reply.writeHead(200, TEXT).end('A paper.'));
    const paper = await fetch('/a.txt?version=2#page=3');
    expect(new TextDecoder().decode(paper.bytes)).toBe('A paper.');
    expect(paper.contentType).toBe('text/plain; charset=utf-8');
    expect(paper.finalUrl).toBe(`${url}/a.txt?version=2`);
  });

  it('tells the server who asks, and nothing of the person', async () => {
    const heads: NodeJS.Dict<string | string[]>[] = [];
    const { fetch } = await open((request, reply) => {
      heads.push(request.headers);
      reply.writeHead(200, TEXT).end('A paper.');
    });
    await fetch('/');
    expect(heads[0]).toMatchObject({ 'user-agent': expect.stringContaining('Spinout') as string });
    expect(heads[0]).not.toHaveProperty('cookie');
    expect(heads[0]).not.toHaveProperty('authorization');
    expect(heads[0]).not.toHaveProperty('referer');
  });

  it('PAPER-12, API-05 lets the engine read a paper from its address, and hands its refusals on', async () => {
    const { url, port } = await open((request, reply) =>
      request.url === '/gone'
        ? reply.writeHead(404).end()
        : reply.writeHead(200, TEXT).end('Perovskite cells lose power in damp air.'),
    );
    const fetcher = fetchPaper({ isAllowed: onlyHere, ports: [port] });
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

describe('redirects', () => {
  const countdown: RequestListener = (request, reply) => {
    const left = Number(request.url?.slice(1));
    if (left === 0) reply.writeHead(200, TEXT).end('There.');
    else reply.writeHead(302, { Location: `/${left - 1}` }).end('moved');
  };

  it('are followed three times and no more', async () => {
    const { fetch, seen, url } = await open(countdown);
    expect((await fetch('/3')).finalUrl).toBe(`${url}/0`);
    expect(seen).toEqual(['/3', '/2', '/1', '/0']);
    await expect(fetch('/4')).rejects.toMatchObject(refusedWith('redirects'));
    expect(seen.slice(4)).toEqual(['/4', '/3', '/2', '/1']);
  });

  it.each([301, 303, 307, 308])('may be of kind %d', async (status) => {
    const { fetch } = await open((request, reply) =>
      request.url === '/'
        ? reply.writeHead(status, { Location: '/paper' }).end()
        : reply.writeHead(200, TEXT).end('There.'),
    );
    expect((await fetch('/')).bytes).toHaveLength(6);
  });

  it.each([
    ['file:///etc/passwd', 'notWeb'],
    ['ftp://example.org/a.pdf', 'notWeb'],
    ['data:text/plain,hush', 'notWeb'],
    ['http://127.0.0.1:22/', 'notWeb'],
    ['http://me:hush@127.0.0.1/', 'notWeb'],
    ['http://[', 'notWeb'],
    ['http://169.254.169.254:PORT/latest/meta-data', 'notPublic'],
    ['http://[::1]:PORT/', 'notPublic'],
    ['http://inside.example:PORT/', 'notPublic'],
    ['//10.0.0.1:PORT/', 'notPublic'],
  ] as const)('to %s are judged anew', async (location, reason) => {
    const { fetch, seen, port } = await open((_, reply) =>
      reply.writeHead(302, { Location: location.replace('PORT', String(port)) }).end(),
    );
    const lookup = resolver(() => ['10.1.2.3']);
    await expect(fetch('/', { lookup })).rejects.toMatchObject(refusedWith(reason));
    expect(seen).toHaveLength(1);
  });
});

describe('limits', () => {
  it('refuses what says that it is more than 20 MB before reading it', async () => {
    const { fetch } = await open((_, reply) =>
      reply.writeHead(200, { ...TEXT, 'Content-Length': 20 * MB + 1 }).write('x'),
    );
    await expect(fetch('/')).rejects.toMatchObject({
      status: 413,
      message: expect.stringContaining('larger than 20 MB') as string,
    });
  });

  it('stops reading what does not end', async () => {
    const left = Promise.withResolvers<void>();
    const { fetch } = await open((_, reply) => {
      reply.writeHead(200, TEXT);
      const pour = () => {
        while (!reply.destroyed && reply.write('x'.repeat(64 * 1024)));
      };
      reply.on('drain', pour).on('close', () => left.resolve());
      pour();
    });
    await expect(fetch('/', { maxBytes: MB })).rejects.toMatchObject(refusedWith('tooLarge'));
    await left.promise;
  });

  it('stops unpacking what is small and becomes large', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * MB));
    expect(bomb.byteLength).toBeLessThan(MB / 8);
    const { fetch } = await open((_, reply) =>
      reply.writeHead(200, { ...TEXT, 'Content-Encoding': 'gzip' }).end(bomb),
    );
    await expect(fetch('/')).rejects.toMatchObject(refusedWith('tooLarge'));
  });

  it('unpacks what is packed', async () => {
    const { fetch } = await open((_, reply) =>
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
  ])('leaves an address that %s, once the time for all of it is over', async (_, answer) => {
    const { fetch } = await open((_request, reply) => answer(reply));
    await expect(fetch('/', { timeoutMs: 60 })).rejects.toMatchObject(refusedWith('tooSlow'));
  });

  it('leaves a name that is never found', async () => {
    const fetcher = fetchPaper({ lookup: () => undefined, timeoutMs: 30 });
    await expect(fetcher('http://a.example/', never)).rejects.toMatchObject(refusedWith('tooSlow'));
  });

  it('leaves with its caller, and hangs up', async () => {
    const caller = new AbortController();
    const { fetch, server } = await open((_, reply) => {
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
  ])('“%s” is read', async (type) => {
    const { fetch } = await open((_, reply) =>
      reply.writeHead(200, type === '' ? {} : { 'Content-Type': type }).end('%PDF-'),
    );
    expect((await fetch('/')).contentType).toBe(type);
  });

  it.each([
    ['image/png', 'a picture'],
    ['video/mp4', 'sound or film'],
    ['application/json', 'data'],
    ['application/zip', 'an archive'],
    ['text/javascript', 'a part of a web page'],
    ['application/x-shockwave-flash', 'another kind of file'],
  ])('“%s” is not: it is %s', async (type, kind) => {
    const { fetch } = await open((_, reply) =>
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
  ] as const)('an answer of %d is told as it is', async (status, reason) => {
    const { fetch } = await open((_, reply) => reply.writeHead(status).end());
    await expect(fetch('/')).rejects.toMatchObject(refusedWith(reason));
  });
});

describe('addresses', () => {
  const LOOPBACK = [
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '017700000001',
    '127.0.0.1.',
    '１２７.０.０.１',
    '127。0。0。1',
    '0',
    '0.0.0.0',
    '[::]',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:ffff:127.0.0.1]',
    '[::127.0.0.1]',
    'localhost',
    'LOCALHOST',
    'localhost.',
    'app.localhost',
  ];

  it.each(LOOPBACK)('never reaches a server of this machine as %s', async (host) => {
    const { port, seen } = await open((_, reply) => reply.writeHead(200, TEXT).end('hush'));
    const reached = fetchPaper({ ports: [port] })(`http://${host}:${port}/`, never);
    await expect(reached).rejects.toThrow();
    expect(seen).toEqual([]);
  });

  it.each(LOOPBACK.slice(0, 19))('says of %s that it is not public', (host) =>
    expect(fetchPaper()(`http://${host}/`, never)).rejects.toMatchObject(refusedWith('notPublic')),
  );

  it.each([
    '127.0.0.1',
    '10.0.0.5',
    '169.254.169.254',
    '::1',
    'fd00::1',
    '::ffff:10.0.0.5',
    '64:ff9b::a00:5',
  ])('refuses a public name that leads to %s', async (address) => {
    const fetcher = fetchPaper({ lookup: resolver(() => [address]) });
    await expect(fetcher('https://papers.example/', never)).rejects.toMatchObject(
      refusedWith('notPublic'),
    );
  });

  it.each([
    'file:///etc/passwd',
    'ftp://example.org/',
    'gopher://example.org/',
    'javascript:alert(1)',
    'http://example.org:22/',
    'http://example.org:8080/',
    'https://example.org:6379/',
    'http://me@example.org/',
    'http://me:hush@example.org/',
    'http://example.org@127.0.0.1/',
    'not an address',
    '//example.org/',
  ])('takes %s for no address of a paper', async (address) => {
    const fetcher = fetchPaper({ lookup: resolver(() => ['8.8.8.8']) });
    await expect(fetcher(address, never)).rejects.toMatchObject(refusedWith('notWeb'));
    expect(asked).toEqual([]);
  });

  it('finds a name once for each connection, so that it cannot change after a check', async () => {
    const { port } = await open((_, reply) => reply.writeHead(200, TEXT).end('There.'));
    const settings = { isAllowed: onlyHere, ports: [port], lookup: resolver(() => ['127.0.0.1']) };
    await fetchPaper(settings)(`http://papers.example:${port}/`, never);
    expect(asked).toEqual(['papers.example']);
  });

  it('refuses a name that leads elsewhere the second time', async () => {
    const { port, seen } = await open((_, reply) =>
      reply.writeHead(302, { Location: '/again', Connection: 'close' }).end(),
    );
    const lookup = resolver((_, times) => [times === 1 ? '127.0.0.1' : '127.0.0.2']);
    const fetcher = fetchPaper({ isAllowed: onlyHere, ports: [port], lookup });
    await expect(fetcher(`http://papers.example:${port}/`, never)).rejects.toMatchObject(
      refusedWith('notPublic'),
    );
    expect(seen).toEqual(['/']);
  });

  it('passes over what is not allowed among the addresses of a name', async () => {
    const { port } = await open((_, reply) => reply.writeHead(200, TEXT).end('There.'));
    const lookup = resolver(() => ['10.0.0.1', '127.0.0.1', '::1']);
    const fetcher = fetchPaper({ isAllowed: onlyHere, ports: [port], lookup });
    expect((await fetcher(`http://papers.example:${port}/`, never)).bytes).toHaveLength(6);
  });
});

import type { RequestListener } from 'node:http';
import type { LookupFunction } from 'node:net';
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

const resolver =
  (resolveAddresses: (name: string, resolvedNames: number) => readonly string[]): LookupFunction =>
  (name, options, callback) => {
    resolvedNames.push(name);
    const found = resolveAddresses(name, resolvedNames.length).map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }));
    if (!options.all) throw new Error('asked for one address where all are needed');
    callback(null, found);
  };
const resolvedNames: string[] = [];
afterEach(() => void resolvedNames.splice(0));

describe('redirects', () => {
  const countdown: RequestListener = (request, reply) => {
    const left = Number(request.url?.slice(1));
    if (left === 0) reply.writeHead(200, TEXT).end('There.');
    else reply.writeHead(302, { Location: `/${left - 1}` }).end('moved');
  };

  it('are followed at most three times', async () => {
    const { fetch, requestedPaths, url } = await openPaperServer(countdown);
    expect((await fetch('/3')).finalUrl).toBe(`${url}/0`);
    expect(requestedPaths).toEqual(['/3', '/2', '/1', '/0']);
    await expect(fetch('/4')).rejects.toMatchObject(createExpectedRefusal('redirects'));
    expect(requestedPaths.slice(4)).toEqual(['/4', '/3', '/2', '/1']);
  });

  it.each([301, 303, 307, 308])('are followed with status %d', async (status) => {
    const { fetch } = await openPaperServer((request, reply) =>
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
  ] as const)('to %s are checked again', async (location, reason) => {
    const { fetch, requestedPaths, port } = await openPaperServer((_, reply) =>
      reply.writeHead(302, { Location: location.replace('PORT', String(port)) }).end(),
    );
    const lookup = resolver(() => ['10.1.2.3']);
    await expect(fetch('/', { lookup })).rejects.toMatchObject(createExpectedRefusal(reason));
    expect(requestedPaths).toHaveLength(1);
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
    const { port, requestedPaths } = await openPaperServer((_, reply) =>
      reply.writeHead(200, TEXT).end('hush'),
    );
    const reached = fetchPaper({ ports: [port] })(`http://${host}:${port}/`, neverAborted);
    await expect(reached).rejects.toThrow();
    expect(requestedPaths).toEqual([]);
  });

  it.each(LOOPBACK.slice(0, 19))('reports that %s is not public', (host) =>
    expect(fetchPaper()(`http://${host}/`, neverAborted)).rejects.toMatchObject(
      createExpectedRefusal('notPublic'),
    ),
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
    await expect(fetcher('https://papers.example/', neverAborted)).rejects.toMatchObject(
      createExpectedRefusal('notPublic'),
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
  ])('refuses %s as the address of a paper', async (address) => {
    const fetcher = fetchPaper({ lookup: resolver(() => ['8.8.8.8']) });
    await expect(fetcher(address, neverAborted)).rejects.toMatchObject(
      createExpectedRefusal('notWeb'),
    );
    expect(resolvedNames).toEqual([]);
  });

  it.each([
    ['http', 80, 443],
    ['https', 443, 80],
  ])('of %s have port %d if they name none', async (scheme, port, other) => {
    const reach = (allowed: number) =>
      fetchPaper({ ports: [allowed], lookup: resolver(() => ['10.0.0.5']) })(
        `${scheme}://papers.example/`,
        neverAborted,
      );
    await expect(reach(port)).rejects.toMatchObject(createExpectedRefusal('notPublic'));
    await expect(reach(other)).rejects.toMatchObject(createExpectedRefusal('notWeb'));
  });

  it('resolves a name once per connection, so that it cannot change after the check', async () => {
    const { port } = await openPaperServer((_, reply) => reply.writeHead(200, TEXT).end('There.'));
    const settings = {
      isAllowed: isLoopbackAddress,
      ports: [port],
      lookup: resolver(() => ['127.0.0.1']),
    };
    await fetchPaper(settings)(`http://papers.example:${port}/`, neverAborted);
    expect(resolvedNames).toEqual(['papers.example']);
  });

  it('refuses a name that resolves differently the second time', async () => {
    const { port, requestedPaths } = await openPaperServer((_, reply) =>
      reply.writeHead(302, { Location: '/again', Connection: 'close' }).end(),
    );
    const lookup = resolver((_, times) => [times === 1 ? '127.0.0.1' : '127.0.0.2']);
    const fetcher = fetchPaper({ isAllowed: isLoopbackAddress, ports: [port], lookup });
    await expect(fetcher(`http://papers.example:${port}/`, neverAborted)).rejects.toMatchObject(
      createExpectedRefusal('notPublic'),
    );
    expect(requestedPaths).toEqual(['/']);
  });

  it('skips addresses of a name that are not allowed', async () => {
    const { port } = await openPaperServer((_, reply) => reply.writeHead(200, TEXT).end('There.'));
    const lookup = resolver(() => ['10.0.0.1', '127.0.0.1', '::1']);
    const fetcher = fetchPaper({ isAllowed: isLoopbackAddress, ports: [port], lookup });
    expect((await fetcher(`http://papers.example:${port}/`, neverAborted)).bytes).toHaveLength(6);
  });
});

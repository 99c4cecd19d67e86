import { once } from 'node:events';
import type { LookupFunction } from 'node:net';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { closeAll } from '../http/loopback.test-tools.js';
import { createExpectedRefusal, openPaperServer, TEXT } from './fetch-paper.test-tools.js';
import { guardedConnector } from './guarded-connection.js';

afterEach(closeAll);

type Found = Parameters<Parameters<LookupFunction>[2]>[1];

const answer =
  (found: Found): LookupFunction =>
  (_, __, callback) =>
    callback(null, found);

/** Connects to the port of a server under a name or an address. */
const connect = (
  hostname: string,
  port: number,
  settings: Partial<Parameters<typeof guardedConnector>[0]>,
) =>
  new Promise<Socket>((resolve, reject) => {
    const connector = guardedConnector({
      lookup: answer([]),
      isAllowed: () => true,
      timeoutMs: 5000,
      ...settings,
    });
    connector({ hostname, port: String(port), protocol: 'http:' }, (error, socket) =>
      error ? reject(error) : resolve(socket),
    );
  });

const openServer = () => openPaperServer((_, reply) => reply.writeHead(200, TEXT).end('hush'));
const NOT_PUBLIC = createExpectedRefusal('notPublic');

describe('a guarded connection', () => {
  it('is closed before a request if the address that it reached is not allowed', async () => {
    const { port, server, requestedPaths } = await openServer();
    const connected = once(server, 'connection') as Promise<[Socket]>;
    // 0.0.0.0 passes this check, but the system connects to this machine.
    const isAllowed = (address: string) => address !== '127.0.0.1';
    const lookup = answer([{ address: '0.0.0.0', family: 4 }]);
    await expect(connect('papers.example', port, { isAllowed, lookup })).rejects.toMatchObject(
      NOT_PUBLIC,
    );
    const [socket] = await connected;
    if (!socket.destroyed) await once(socket, 'close');
    expect(requestedPaths).toEqual([]);
  });

  it('goes to an allowed address of the name', async () => {
    const { port } = await openServer();
    const lookup = answer([
      { address: '10.0.0.1', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]);
    const isAllowed = (address: string) => address === '127.0.0.1';
    const socket = await connect('papers.example', port, { isAllowed, lookup });
    expect(socket.remoteAddress).toBe('127.0.0.1');
    socket.destroy();
  });

  it('accepts a resolver that returns one address', async () => {
    const { port } = await openServer();
    const socket = await connect('papers.example', port, { lookup: answer('127.0.0.1') });
    expect(socket.remoteAddress).toBe('127.0.0.1');
    socket.destroy();
  });

  it.each(['127.0.0.1', '[::1]', '::1'])('is not opened to %s, which is no name', async (host) => {
    const { port, server } = await openServer();
    let connections = 0;
    server.on('connection', () => (connections += 1));
    const checked: string[] = [];
    const isAllowed = (address: string) => checked.push(address) === 0;
    await expect(connect(host, port, { isAllowed })).rejects.toMatchObject(NOT_PUBLIC);
    expect(checked).toEqual([host.replace(/[[\]]/g, '')]);
    expect(connections).toBe(0);
  });

  it('reports a name without an allowed address as not public, and another failure as it is', async () => {
    await expect(connect('papers.example', 80, {})).rejects.toMatchObject(NOT_PUBLIC);
    const failure = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    const lookup: LookupFunction = (_, __, callback) => callback(failure, []);
    await expect(connect('papers.example', 80, { lookup })).rejects.toMatchObject({
      code: 'ENOTFOUND',
    });
  });

  it('asks for all addresses, and passes on what the system prefers', async () => {
    const asked: unknown[] = [];
    const lookup: LookupFunction = (name, options, callback) => {
      asked.push(name, options.all);
      callback(null, []);
    };
    await expect(connect('papers.example', 80, { lookup })).rejects.toMatchObject(NOT_PUBLIC);
    expect(asked).toEqual(['papers.example', true]);
  });
});

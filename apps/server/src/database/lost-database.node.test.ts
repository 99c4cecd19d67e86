import { createServer, connect, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../testing/test-server.js';
import { classifyDatabaseFailure } from './database-failure.js';
import { openDatabase } from './open-database.js';
import { emptyPostgres, testPostgresUrl } from './testing.js';

const WAIT_MS = 180_000;

/** A proxy in front of Postgres that can be stopped and started again, as a database server can. */
async function createProxy(target: URL) {
  const sockets = new Set<Socket>();
  const listen = (port: number) =>
    new Promise<Server>((resolve) => {
      const server = createServer((client) => {
        const upstream = connect(Number(target.port), target.hostname);
        for (const socket of [client, upstream]) {
          sockets.add(socket);
          socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
        }
        client.pipe(upstream).pipe(client);
      });
      server.listen(port, '127.0.0.1', () => resolve(server));
    });
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    port,
    stop,
    start: async () => {
      server = await listen(port);
    },
  };
}

describe.skipIf(testPostgresUrl === '')('a Postgres server that stops', () => {
  it(
    'gives 503 with Retry-After and an explanation, until it is back; the server is not restarted',
    async () => {
      const { url, remove } = await emptyPostgres();
      const proxy = await createProxy(new URL(url));
      const proxied = new URL(url);
      [proxied.hostname, proxied.port] = ['127.0.0.1', String(proxy.port)];
      const database = await openDatabase({ url: proxied.href });
      const server = await startTestServer({ database });
      const list = () =>
        fetch(`${server.origin}/api/v1/journeys`, {
          headers: { 'X-Visitor-Id': 'lost-database-visitor-1' },
        });
      expect((await list()).status).toBe(200);
      await proxy.stop();
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const reply = await list();
        expect(reply.status).toBe(503);
        expect(reply.headers.get('retry-after')).toBe('5');
        expect(await reply.json()).toMatchObject({
          error: expect.stringContaining('The database is not available') as string,
        });
      }
      expect((await fetch(`${server.origin}/ready`)).status).toBe(503);
      await proxy.start();
      expect((await list()).status).toBe(200);
      expect((await fetch(`${server.origin}/ready`)).status).toBe(200);
      await server.stop();
      await proxy.stop();
      await remove();
    },
    WAIT_MS,
  );
});

describe('classifyDatabaseFailure', () => {
  const withCode = (code: string) => Object.assign(new Error('x'), { code });

  it.each([
    ['full', withCode('53100')],
    ['full', withCode('ENOSPC')],
    ['unavailable', withCode('57P01')],
    ['unavailable', withCode('08006')],
    ['unavailable', new Error('Failed query', { cause: withCode('ECONNREFUSED') })],
    ['unavailable', new AggregateError([withCode('ECONNREFUSED')])],
    ['unavailable', new Error('Connection terminated unexpectedly')],
    [null, withCode('23505')],
    [null, new TypeError('x is not a function')],
    [null, 'ECONNREFUSED'],
  ])('says %s', (expected, error) => {
    expect(classifyDatabaseFailure(error)).toBe(expected);
  });
});

import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import type { AppEnv } from './app-env.js';
import { createHttpServer } from './http-server.js';
import { queueRequests, type RequestQueueOptions } from './request-queue.js';

const open: { close: () => void }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

/** A queue whose requests are named by their address. */
const openQueue = (limits: Omit<RequestQueueOptions, 'getAddress'> = {}) => {
  const started: string[] = [];
  const closed: string[] = [];
  const { receive, addConnection } = queueRequests(
    (incoming) => void started.push(String(incoming.headers['x-name'])),
    {
      getAddress: ({ headers }) => String(headers['x-address']),
      ...limits,
    },
  );
  const connectFrom = (address: string) => {
    const socket = {
      destroyed: false,
      destroy: () => {
        socket.destroyed = true;
        closed.push(address);
      },
    };
    return {
      socket,
      send: (name: string) =>
        receive(
          {
            socket,
            headers: { 'x-address': address, 'x-name': name },
          } as unknown as IncomingMessage,
          {} as ServerResponse,
        ),
    };
  };
  return { started, closed, connectFrom, addConnection };
};

it('starts a request at once, and one in each turn of the event loop', async () => {
  const { started, connectFrom } = openQueue();
  connectFrom('a').send('first');
  expect(started).toEqual(['first']);
  connectFrom('a').send('second');
  connectFrom('a').send('third');
  expect(started).toEqual(['first']);
  for (const count of [2, 3, 3]) {
    await nextTurn();
    expect(started).toHaveLength(count);
  }
  connectFrom('a').send('later');
  expect(started.at(-1)).toBe('later');
});

it('lets a visitor wait for one request of an address that sent five hundred', async () => {
  const { started, connectFrom } = openQueue();
  for (let index = 0; index < 500; index += 1) connectFrom('many').send(`many ${index}`);
  connectFrom('visitor').send('visitor');
  while (started.length < 501) await nextTurn();
  expect(started.indexOf('visitor')).toBeLessThanOrEqual(2);
  expect(started.filter((name) => name.startsWith('many')).at(-1)).toBe('many 499');
});

it('accepts new connections before it starts requests that wait, for a limited number of turns', async () => {
  const { started, connectFrom, addConnection } = openQueue({ maxTurnsForConnections: 3 });
  const startedAfter: number[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    addConnection();
    connectFrom('many').send(`request ${turn}`);
    await nextTurn();
    startedAfter.push(started.length);
  }
  expect(startedAfter).toEqual([0, 0, 0, 1, 1, 1, 1, 2]);
});

it('starts the request of a single new connection without another one to wait for', async () => {
  const { started, connectFrom, addConnection } = openQueue();
  addConnection();
  connectFrom('a').send('first');
  await nextTurn();
  await nextTurn();
  expect(started).toEqual(['first']);
});

it('does not start a request whose connection was closed while it waited', async () => {
  const { started, connectFrom } = openQueue();
  connectFrom('a').send('first');
  const gone = connectFrom('a');
  gone.send('gone');
  connectFrom('a').send('last');
  gone.socket.destroyed = true;
  await nextTurn();
  await nextTurn();
  expect(started).toEqual(['first', 'last']);
});

it('closes a connection on which too many requests wait, and no other one', async () => {
  const { started, closed, connectFrom } = openQueue({ maxPerConnection: 3 });
  const flood = connectFrom('flood');
  for (let index = 0; index < 5; index += 1) flood.send(`flood ${index}`);
  connectFrom('other').send('other');
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  expect(closed).toEqual(['flood']);
  expect(started).toEqual(['flood 0', 'other']);
});

it('closes connections with several waiting requests when very many wait', async () => {
  const { started, closed, connectFrom } = openQueue({ maxInAll: 4 });
  for (const name of ['a', 'b', 'c', 'd', 'e']) connectFrom(name).send(name);
  const several = connectFrom('f');
  several.send('f');
  several.send('f');
  connectFrom('g').send('g');
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  expect(closed).toEqual(['f']);
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e', 'g']);
});

const countReplies = async (requests: number) => {
  const app = new Hono<AppEnv>().get('/', (context) => context.text('ok'));
  const server = createHttpServer(app).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  const last = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(requests - 1) + last);
  await once(socket, 'close');
  return text.split('HTTP/1.1 200').length - 1;
};

it('answers a hundred requests that arrive together on one connection', async () => {
  expect(await countReplies(100)).toBe(100);
});

it('closes a connection that sends two hundred requests together', async () => {
  expect(await countReplies(200)).toBeLessThan(20);
});

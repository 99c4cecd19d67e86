import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { closeAll, dial, serve } from './loopback.test-tools.js';
import type { ServerLimits } from './http-server.js';
import type { AppEnv } from './app-env.js';

const opened: Socket[] = [];
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await closeAll();
});

const LARGE = new Uint8Array(8 * 1024 * 1024).fill(120);

const open = async (limits: ServerLimits = {}) => {
  const answer = Promise.withResolvers<void>();
  let slow = 0;
  const app = new Hono<AppEnv>()
    .onError((_, context) => context.text('', 400))
    .get('/', (context) => context.text('here'))
    .get('/large', (context) => context.body(LARGE))
    .get('/slow', async (context) => {
      slow += 1;
      await answer.promise;
      return context.text('whole');
    })
    .post('/ignored', () => new Promise<Response>(() => undefined));
  const served = await serve(app, limits);
  const count = () =>
    new Promise<number>((resolve, reject) =>
      served.server.getConnections((error, sum) => (error ? reject(error) : resolve(sum))),
    );
  return { ...served, count, countSlow: () => slow, answer: answer.resolve };
};

/** Opens connections that send nothing. */
const openSilent = async (port: number, connections: number) => {
  const sockets = Array.from({ length: connections }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) socket.on('error', () => undefined).resume();
  opened.push(...sockets);
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
};

const request = async (port: number, head = 'GET / HTTP/1.1') => {
  const socket = await dial(port);
  opened.push(socket);
  socket.write(`${head}\r\nHost: a\r\nConnection: close\r\n\r\n`);
  return socket.received();
};

const send = async (port: number, text: string) => {
  const socket = await dial(port);
  opened.push(socket);
  socket.write(text);
  return socket;
};
const GET_SLOW = 'GET /slow HTTP/1.1\r\nHost: a\r\n\r\n';
const UNFINISHED = 'POST /ignored HTTP/1.1\r\nHost: a\r\nContent-Length: 99999\r\n\r\nx';

describe('connections beyond the limit', () => {
  it('answers new visitors while silent connections use the whole limit', async () => {
    const { port, count } = await open({ maxConnections: 400, maxConnectionsPerAddress: null });
    await openSilent(port, 500);
    await expect.poll(count).toBe(400);
    for (let visitor = 0; visitor < 10; visitor += 1) {
      expect(await request(port)).toMatch(/here$/);
    }
  });

  it('closes the oldest connection without a request', async () => {
    const { port } = await open({ maxConnections: 2 });
    const [oldest] = await openSilent(port, 1);
    const [second] = await openSilent(port, 1);
    const closed = once(oldest as Socket, 'close');
    expect(await request(port)).toMatch(/here$/);
    await closed;
    expect(second?.destroyed).toBe(false);
  });

  it('closes an unfinished request next, and never one that is being answered', async () => {
    const { port, answer, countSlow } = await open({ maxConnections: 2 });
    const answered = await send(port, GET_SLOW);
    await expect.poll(countSlow).toBe(1);
    const unfinished = await send(port, UNFINISHED);
    await expect.poll(async () => (await request(port)).endsWith('here')).toBe(true);
    expect(unfinished.destroyed).toBe(true);
    const another = await send(port, GET_SLOW);
    await expect.poll(countSlow).toBe(2);
    await expect.poll(() => request(port)).toBe('');
    answer();
    expect(await once(answered, 'data')).toEqual([expect.stringMatching(/whole$/)]);
    expect(await once(another, 'data')).toEqual([expect.stringMatching(/whole$/)]);
  });

  it('counts a kept-alive connection as one without a request after its reply', async () => {
    const { port } = await open({ maxConnections: 1 });
    const kept = await send(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(kept, 'data');
    expect(await request(port)).toMatch(/here$/);
    expect(await kept.received()).toMatch(/here$/);
  });

  it('limits the connections of one address, unless they come from a proxy', async () => {
    const limited = await open({ maxConnectionsPerAddress: 5 });
    await openSilent(limited.port, 20);
    await expect.poll(limited.count).toBe(5);
    const behindProxy = await open({ maxConnectionsPerAddress: null });
    await openSilent(behindProxy.port, 20);
    await expect.poll(behindProxy.count).toBe(20);
  });
});

describe('slow connections', () => {
  const SLOW = { slowAfterMs: 40, minBytesPerSecond: 1e9, checkEveryMs: 20 };

  it('closes a connection that sends nothing', async () => {
    const { port, count } = await open({ firstByteTimeoutMs: 30, checkEveryMs: 20 });
    await openSilent(port, 3);
    await expect.poll(count).toBe(0);
  });

  it('closes a connection whose body no route reads and that does not end', async () => {
    const { port } = await open(SLOW);
    expect(await (await send(port, UNFINISHED)).received()).toBe('');
  });

  it('closes a connection that does not read its reply', async () => {
    const { port, count } = await open(SLOW);
    const socket = await dial(port);
    opened.push(socket);
    socket.pause();
    socket.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
    await expect.poll(count).toBe(0);
  });

  it('keeps one whose reply takes the server long', async () => {
    const { port, answer } = await open(SLOW);
    const reply = request(port, 'GET /slow HTTP/1.1');
    await new Promise((resolve) => setTimeout(resolve, 120));
    answer();
    expect(await reply).toMatch(/whole$/);
  });
});

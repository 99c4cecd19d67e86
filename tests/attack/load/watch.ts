// Watches a server from a process of its own: node watch.ts <port>. Answers each message with the longest waits so far.
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

const HOST = '127.0.0.1';
const PAUSE_MS = 20;

/** Asks a server again and again, each time on a new connection, as a new visitor does. */
function watch(port: number) {
  let longestMs = 0;
  let refused = 0;
  let answered = 0;
  let startedAt = performance.now();
  const ask = () => {
    startedAt = performance.now();
    let isDone = false;
    const finish = (isAnswered: boolean) => {
      if (isDone) return;
      isDone = true;
      longestMs = Math.max(longestMs, performance.now() - startedAt);
      if (isAnswered) answered += 1;
      else refused += 1;
      setTimeout(ask, PAUSE_MS);
    };
    get({ host: HOST, port, path: '/health', agent: false }, (reply) => {
      reply.resume();
      reply.on('end', () => finish(reply.statusCode === 200));
      reply.on('error', () => finish(false));
    }).on('error', () => finish(false));
  };
  ask();
  return () => {
    const waitingMs = performance.now() - startedAt - PAUSE_MS;
    return { longestMs: Math.max(longestMs, waitingMs), refused, answered };
  };
}

async function openIdleServer(): Promise<void> {
  const server = createServer((_, reply) => reply.end('{}')).listen(0, HOST);
  await once(server, 'listening');
  parentPort?.postMessage((server.address() as AddressInfo).port);
}

async function main() {
  const idle = new Worker(new URL(import.meta.url));
  const [idlePort] = (await once(idle, 'message')) as [number];
  const readServer = watch(Number(process.argv[2]));
  const readIdle = watch(idlePort);
  process.on('message', () => process.send?.({ server: readServer(), idle: readIdle() }));
  process.on('disconnect', () => process.exit(0));
  process.send?.('ready');
}

if (isMainThread) await main();
else await openIdleServer();

// Watches a server from a process of its own: node watch.ts <port> <process>. Answers each message with the longest waits so far.
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { readDelayMs } from './process-figures.ts';

const HOST = '127.0.0.1';
const PAUSE_MS = 20;
/** Another visitor than the attacker, through the trusted proxy. */
const VISITOR = { 'X-Forwarded-For': '203.0.113.99' };

const readDelays = (pids: readonly number[]) =>
  pids.reduce((sum, pid) => sum + (readDelayMs(pid) ?? 0), 0);

/**
 * Asks a server again and again, each time on a new connection, as a new visitor does.
 * @param pids processes whose waits for a core are not the server's fault
 */
function watch(port: number, pids: readonly number[]) {
  let longestMs = 0;
  let longestOwnMs = 0;
  let refused = 0;
  let answered = 0;
  let startedAt = performance.now();
  let delayBefore = readDelays(pids);
  const ask = () => {
    startedAt = performance.now();
    delayBefore = readDelays(pids);
    let isDone = false;
    const finish = (isAnswered: boolean) => {
      if (isDone) return;
      isDone = true;
      const ms = performance.now() - startedAt;
      longestMs = Math.max(longestMs, ms);
      longestOwnMs = Math.max(longestOwnMs, ms - (readDelays(pids) - delayBefore));
      if (isAnswered) answered += 1;
      else refused += 1;
      setTimeout(ask, PAUSE_MS);
    };
    get({ host: HOST, port, path: '/health', headers: VISITOR, agent: false }, (reply) => {
      reply.resume();
      reply.on('end', () => finish(reply.statusCode === 200));
      reply.on('error', () => finish(false));
    }).on('error', () => finish(false));
  };
  ask();
  return () => {
    const waitingMs = performance.now() - startedAt - PAUSE_MS;
    const ownWaitingMs = waitingMs - (readDelays(pids) - delayBefore);
    return {
      longestMs: Math.max(longestMs, waitingMs),
      longestOwnMs: Math.max(longestOwnMs, ownWaitingMs),
      refused,
      answered,
    };
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
  const readServer = watch(Number(process.argv[2]), [Number(process.argv[3]), process.pid]);
  const readIdle = watch(idlePort, []);
  process.on('message', () => process.send?.({ server: readServer(), idle: readIdle() }));
  process.on('disconnect', () => process.exit(0));
  process.send?.('ready');
}

if (isMainThread) await main();
else await openIdleServer();

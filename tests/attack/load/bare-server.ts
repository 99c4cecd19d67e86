// A server that does nothing but answer, in a process of its own: what the same attack costs any Node server.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { AttackedServer } from '../run/attacked-server.ts';

const HOST = '127.0.0.1';
const FILE = fileURLToPath(import.meta.url);

/** Starts it. */
export async function startBareServer(): Promise<AttackedServer> {
  const child = fork(FILE);
  const [port] = (await once(child, 'message')) as [number];
  const closed = once(child, 'close');
  return {
    port,
    origin: `http://${HOST}:${port}`,
    pid: child.pid ?? 0,
    readLog: () => '',
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop: async () => {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

if (process.argv[1] === FILE) {
  const server = createServer((_, reply) => reply.end('{}')).listen(0, HOST);
  await once(server, 'listening');
  process.send?.((server.address() as AddressInfo).port);
}

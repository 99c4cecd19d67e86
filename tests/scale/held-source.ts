import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A public source of papers that answers only when it is released, so that a research run takes as long as a test needs. */
export interface HeldSource {
  /** The base address for a server, whose name tells the requests of several apart. */
  readonly base: (server: string) => string;
  /** Whether a request of this server is waiting. */
  readonly isWaiting: (server: string) => boolean;
  /** Answers all waiting and later requests with an error; the server then uses its library. */
  readonly release: () => void;
  readonly hold: () => void;
  readonly close: () => Promise<void>;
}

const UNAVAILABLE = 503;

export async function startHeldSource(): Promise<HeldSource> {
  const waiting = new Map<ServerResponse, string>();
  let isHeld = false;
  const refuse = (outgoing: ServerResponse) => outgoing.writeHead(UNAVAILABLE).end();
  const server = createServer((incoming, outgoing) => {
    if (!isHeld) return refuse(outgoing);
    waiting.set(outgoing, incoming.url?.split('/')[1] ?? '');
    outgoing.on('close', () => waiting.delete(outgoing));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    base: (name) => `http://127.0.0.1:${port}/${name}`,
    isWaiting: (name) => [...waiting.values()].includes(name),
    release: () => {
      isHeld = false;
      for (const outgoing of waiting.keys()) refuse(outgoing);
    },
    hold: () => {
      isHeld = true;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

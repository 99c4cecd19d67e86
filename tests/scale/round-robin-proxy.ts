import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Overrides the address of the client, which the proxy otherwise takes from the connection. */
export const ADDRESS_HEADER = 'x-test-address';
const BAD_GATEWAY = 502;

export interface RoundRobinProxy {
  readonly origin: string;
  /** Sets the origins that get the requests in turn. */
  readonly setTargets: (origins: readonly string[]) => void;
  readonly close: () => Promise<void>;
}

const readBody = async (incoming: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** Sends a request to one target. @returns false if nothing listens there */
const forward = (target: URL, incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer) =>
  new Promise<boolean>((resolve) => {
    const { [ADDRESS_HEADER]: address, ...headers } = incoming.headers;
    const sent = request(
      {
        host: target.hostname,
        port: target.port,
        method: incoming.method,
        path: incoming.url,
        headers: {
          ...headers,
          'x-forwarded-for': address ?? incoming.socket.remoteAddress,
          'x-forwarded-proto': 'http',
        },
      },
      (reply) => {
        outgoing.writeHead(reply.statusCode ?? BAD_GATEWAY, reply.rawHeaders);
        reply.pipe(outgoing);
        reply.on('end', () => resolve(true)).on('error', () => outgoing.destroy());
      },
    );
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return resolve(false);
      if (!outgoing.headersSent) outgoing.writeHead(BAD_GATEWAY);
      outgoing.end();
      resolve(true);
    });
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) sent.destroy();
    });
    sent.end(body);
  });

/** Starts a plain proxy: each request goes to the next server, or to another one if nothing listens there. */
export async function startProxy(): Promise<RoundRobinProxy> {
  let targets: readonly URL[] = [];
  let next = 0;
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await readBody(incoming);
    const order = targets.map((_, index) => targets[(next + index) % targets.length]);
    next += 1;
    for (const target of order) {
      if (target && (await forward(target, incoming, outgoing, body))) return;
    }
    outgoing.writeHead(BAD_GATEWAY).end();
  };
  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setTargets: (origins) => {
      targets = origins.map((origin) => new URL(origin));
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

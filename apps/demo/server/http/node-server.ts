import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { ShellEnv } from './shell-env.js';

/** Times and sizes that a connection is held to. */
export interface ServerLimits {
  /** Milliseconds until the head of a request is there. @default 15_000 */
  readonly headersTimeoutMs?: number;
  /** Milliseconds until all of a request is there; the slowest upload that is let in needs most of it. @default 900_000 */
  readonly requestTimeoutMs?: number;
  /** Milliseconds that a quiet connection is kept; longer than the proxies in front keep theirs. @default 75_000 */
  readonly keepAliveMs?: number;
  /** @default 2000 */
  readonly maxConnections?: number;
  /** How often Node looks at the times. @default 5000 */
  readonly checkEveryMs?: number;
}

const MAX_HEADER_BYTES = 16 * 1024;

/** The one method that the server needs of an app, whatever else its routes know. */
type App = Pick<Hono<ShellEnv>, 'fetch'>;

/** Puts an app behind Node's HTTP server. It does not listen yet. */
export function createNodeServer(app: App, limits: ServerLimits = {}): Server {
  const listener = getRequestListener((request, env) => app.fetch(request, env), {
    // Faster, but it would change `Request` and `Response` for all of the process.
    overrideGlobalObjects: false,
    errorHandler: (error) => errorReply(error),
  });
  const server = createServer(
    {
      headersTimeout: limits.headersTimeoutMs ?? 15_000,
      requestTimeout: limits.requestTimeoutMs ?? 900_000,
      keepAliveTimeout: limits.keepAliveMs ?? 75_000,
      connectionsCheckingInterval: limits.checkEveryMs ?? 5000,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    (incoming: IncomingMessage, outgoing: ServerResponse) => void listener(incoming, outgoing),
  );
  server.maxConnections = limits.maxConnections ?? 2000;
  server.on('clientError', refuseRaw);
  return server;
}

/** A request that no app saw, as one whose address is none. */
const errorReply = (error: unknown) =>
  error instanceof Error && error.name === 'RequestError'
    ? Response.json({ error: 'This address is not well formed.' }, { status: 400 })
    : Response.json({ error: 'Something went wrong on the server.' }, { status: 500 });

const RAW: Readonly<Record<string, readonly [string, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'This request came too slowly.'],
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'The head of this request is too large.',
  ],
};
const MALFORMED = ['400 Bad Request', 'This is not a request that can be read.'] as const;

const refuseRaw = (error: NodeJS.ErrnoException, socket: Duplex) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, words] = RAW[error.code ?? ''] ?? MALFORMED;
  const body = JSON.stringify({ error: words });
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
};

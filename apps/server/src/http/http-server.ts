import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AppEnv } from './app-env.js';
import { addressKey, incomingAddress, type ProxySettings } from './client-address.js';
import { limitConnections, type ConnectionLimits } from './connection-limits.js';
import { queueRequests } from './request-queue.js';

export interface ServerLimits extends ConnectionLimits, Partial<ProxySettings> {
  /** Timeout in milliseconds for the headers of a request. @default 15_000 */
  readonly headersTimeoutMs?: number;
  /** Timeout in milliseconds for a whole request; enough for the slowest accepted upload. @default 900_000 */
  readonly requestTimeoutMs?: number;
  /** Keep-alive timeout in milliseconds; longer than that of the proxies in front. @default 75_000 */
  readonly keepAliveMs?: number;
}

const MAX_HEADER_BYTES = 16 * 1024;

type App = Pick<Hono<AppEnv>, 'fetch'>;

/** Creates a Node HTTP server for an app. It does not listen yet. */
export function createHttpServer(app: App, limits: ServerLimits = {}): Server {
  const { trustedProxies = 0 } = limits;
  const listener = getRequestListener((request, env) => app.fetch(request, env), {
    // Would be faster, but replaces `Request` and `Response` in the whole process.
    overrideGlobalObjects: false,
    errorHandler: (error) => errorReply(error),
  });
  const requests = queueRequests(
    (incoming: IncomingMessage, outgoing: ServerResponse) => void listener(incoming, outgoing),
    { getAddress: (incoming) => addressKey(incomingAddress(incoming, { trustedProxies })) },
  );
  const server = createServer(
    {
      headersTimeout: limits.headersTimeoutMs ?? 15_000,
      requestTimeout: limits.requestTimeoutMs ?? 900_000,
      keepAliveTimeout: limits.keepAliveMs ?? 75_000,
      connectionsCheckingInterval: limits.checkEveryMs ?? 5000,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    requests.receive,
  );
  server.on('connection', requests.addConnection);
  limitConnections(server, limits);
  server.on('clientError', refuseRaw);
  return server;
}

/** Reply to a request that does not reach the app, such as one with an invalid address. */
const errorReply = (error: unknown) =>
  error instanceof Error && error.name === 'RequestError'
    ? Response.json({ error: 'This URL is not valid.' }, { status: 400 })
    : Response.json({ error: 'The server had an internal error.' }, { status: 500 });

const REFUSALS_BY_CODE: Readonly<Record<string, readonly [string, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'This request came too slowly.'],
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'The headers of this request are too large.',
  ],
};
const MALFORMED = ['400 Bad Request', 'This request is malformed.'] as const;

const refuseRaw = (error: NodeJS.ErrnoException, socket: Duplex) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, message] = REFUSALS_BY_CODE[error.code ?? ''] ?? MALFORMED;
  const body = JSON.stringify({ error: message });
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
};

import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { FuzzRequest } from './requests.ts';

/** The reply to a request. */
export interface FuzzReply {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

const TIMEOUT_MS = 120_000;
/** Number of bytes that a cut body announces but does not send. */
const MISSING_BYTES = 1000;
const HEAD_END = '\r\n\r\n';

/** A client that also sends requests that HTTP libraries refuse. */
export interface FuzzClient {
  readonly send: (request: FuzzRequest) => Promise<FuzzReply | null>;
  readonly close: () => void;
}

/** Creates a client for a local server. */
export function fuzzClient(origin: string): FuzzClient {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });

  const sendOverHttp = (request: FuzzRequest) =>
    new Promise<FuzzReply | null>((resolve) => {
      const { method, path, headers, body } = request;
      const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const outgoing = httpRequest(
        {
          hostname,
          port,
          method,
          path,
          agent,
          headers: { ...headers, ...length },
          timeout: TIMEOUT_MS,
        },
        (reply) => void readAll(reply).then(resolve, () => resolve(null)),
      );
      outgoing.on('timeout', () => outgoing.destroy());
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        // The server may close an idle keep-alive connection just when the next request is sent.
        const isStale = outgoing.reusedSocket && error.code === 'ECONNRESET';
        resolve(isStale ? sendOverSocket(request) : null);
      });
      outgoing.end(body ?? undefined);
    });

  /** Writes the request to a socket and half-closes it. */
  const sendOverSocket = ({ method, path, headers, body, isCut }: FuzzRequest) =>
    new Promise<FuzzReply | null>((resolve) => {
      const length = Buffer.byteLength(body ?? '') + (isCut === true ? MISSING_BYTES : 0);
      const lines = Object.entries({
        host: `${hostname}:${port}`,
        ...headers,
        'content-length': length,
      });
      const head = [
        `${method} ${path} HTTP/1.1`,
        ...lines.map(([name, value]) => `${name}: ${value}`),
      ];
      const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
      const chunks: Buffer[] = [];
      socket.on('data', (chunk: Buffer) => chunks.push(chunk));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(parseReply(Buffer.concat(chunks))));
      socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
      socket.write(`${head.join('\r\n')}\r\nconnection: close${HEAD_END}`);
      socket.end(body ?? '');
      socket.on('end', () => socket.destroy());
    });

  return {
    send: async (request) => {
      if (request.isCut === true) return sendOverSocket(request);
      try {
        return await sendOverHttp(request);
      } catch {
        // Node's HTTP client refuses to send such a header.
        return sendOverSocket(request);
      }
    },
    close: () => agent.destroy(),
  };
}

async function readAll(reply: IncomingMessage): Promise<FuzzReply> {
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk as Buffer);
  const type = reply.headers['content-type'] ?? '';
  return { status: reply.statusCode ?? 0, type, body: Buffer.concat(chunks) };
}

function parseReply(bytes: Buffer): FuzzReply | null {
  const text = bytes.toString('latin1');
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? [];
  const end = text.indexOf(HEAD_END);
  if (status === undefined || end < 0) return null;
  const [, type = ''] = /^content-type: *(.*)$/im.exec(text.slice(0, end)) ?? [];
  return { status: Number(status), type: type.trim(), body: bytes.subarray(end + HEAD_END.length) };
}

import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

export interface Sent {
  /** @default GET */
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** Objects are sent as JSON. */
  readonly body?: unknown;
  /** @default the port of the target */
  readonly port?: number;
  readonly signal?: AbortSignal;
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly json: unknown;
}

const HOST = '127.0.0.1';
const MAX_REPLY_BYTES = 64 * 1024 * 1024;
const agent = new Agent({ keepAlive: true, maxSockets: 512 });

const isBytes = (body: unknown): body is string | Uint8Array =>
  typeof body === 'string' || body instanceof Uint8Array;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Sends a request over Node's own client, which changes no header and no path. A broken connection has the status 0. */
export function send(port: number, sent: Sent): Promise<Reply> {
  const { method = 'GET', path, headers = {}, body, signal } = sent;
  const bytes = body === undefined || isBytes(body) ? body : JSON.stringify(body);
  const hasType = Object.keys(headers).some((name) => name.toLowerCase() === 'content-type');
  const all: Record<string, string | string[]> = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : [...value],
    ]),
  );
  if (bytes !== undefined && !hasType) all['Content-Type'] = 'application/json';
  if (bytes !== undefined && all['Transfer-Encoding'] === undefined)
    all['Content-Length'] ??= String(Buffer.byteLength(bytes));
  return new Promise((resolve) => {
    const fail = (error: Error) =>
      resolve({ status: 0, headers: {}, text: error.message, json: undefined });
    const outgoing = request(
      { host: HOST, port, method, path, headers: all, agent, ...(signal && { signal }) },
      (incoming) => {
        const chunks: Buffer[] = [];
        let size = 0;
        incoming.on('data', (chunk: Buffer) => {
          size += chunk.byteLength;
          if (size > MAX_REPLY_BYTES) incoming.destroy();
          else chunks.push(chunk);
        });
        incoming.on('error', fail);
        incoming.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          const { statusCode: status = 0, headers: received } = incoming;
          resolve({ status, headers: received, text, json: parse(text) });
        });
      },
    );
    outgoing.on('error', fail);
    outgoing.end(bytes);
  });
}

export interface RawReplies {
  readonly text: string;
  /** The status of each reply, in order. */
  readonly statuses: readonly number[];
  readonly isClosed: boolean;
}

const STATUS = /HTTP\/1\.[01] (\d{3}) /g;
const WAIT_MS = 1500;
const QUIET_MS = 60;

/**
 * Writes bytes to a socket and reads what comes back, until the server closes it, or is quiet after its first reply.
 * @param waitMs longest wait for a reply
 */
export function sendRaw(
  port: number,
  data: string | Uint8Array,
  waitMs = WAIT_MS,
): Promise<RawReplies> {
  const socket = connect(port, HOST);
  let text = '';
  return new Promise((resolve) => {
    let isClosed = false;
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      const statuses = [...text.matchAll(STATUS)].map(([, status]) => Number(status));
      resolve({ text, statuses, isClosed });
    };
    let timer = setTimeout(finish, waitMs);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      clearTimeout(timer);
      timer = setTimeout(finish, QUIET_MS);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      isClosed = true;
      finish();
    });
    socket.write(data);
  });
}

/** Reads a field of a reply. */
export function getField(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (found, name) =>
      typeof found === 'object' && found !== null && Object.hasOwn(found, name)
        ? (found as Record<string | number, unknown>)[name]
        : undefined,
    value,
  );
}

export const getText = (value: unknown, ...path: readonly (string | number)[]): string => {
  const found = getField(value, ...path);
  return typeof found === 'string' ? found : '';
};

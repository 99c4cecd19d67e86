import { createHash } from 'node:crypto';

/** Reply to a call. */
export interface CallReply {
  readonly status: number;
  readonly body: unknown;
  /** Whether the reply was stored under the idempotency key and is replayed. */
  readonly replayed: boolean;
}

/** Where a value lies in an answer; undefined when it is not there. */
export const getValueAt = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (found, name) =>
      typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined,
    value,
  );

/** Any of 65,536 addresses that are for measuring alone, so that no limit per caller is met. */
const randomAddress = () =>
  `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

/** Owns what a lane writes. */
export const getVisitor = (lane: number): string =>
  `crash-visitor-${String(lane).padStart(20, '0')}`;

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The id that the server gives to the research run of a visitor's key: known before any answer comes. */
export const getRunId = (lane: number, key: string): string =>
  `run-${hash(JSON.stringify([`visitor:${hash(getVisitor(lane))}`, key]))}`;

export interface Call {
  readonly lane: number;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object | FormData;
  readonly key?: string;
}

/** Calls the server as one of the visitors. @throws when no whole answer comes */
export async function send(
  origin: string,
  { lane, method, path, body, key }: Call,
): Promise<CallReply> {
  const isForm = body instanceof FormData;
  const reply = await fetch(`${origin}${path}`, {
    method,
    headers: {
      'X-Visitor-Id': getVisitor(lane),
      'X-Forwarded-For': randomAddress(),
      ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  return {
    status: reply.status,
    body: (await reply.json()) as unknown,
    replayed: reply.headers.has('Idempotency-Replayed'),
  };
}

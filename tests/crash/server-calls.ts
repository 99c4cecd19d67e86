import { setTimeout as delay } from 'node:timers/promises';
import { createRunId } from '../../apps/server/src/api/run-id.ts';
import { formatGuestOwner } from '../../apps/server/src/caller/owner.ts';

/** Reply to a call. */
export interface CallReply {
  readonly status: number;
  readonly body: unknown;
  /** Whether the reply was stored under the idempotency key and is replayed. */
  readonly replayed: boolean;
}

/** Returns the value at a path of a reply; undefined if it does not exist. */
export const getValueAt = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (found, name) =>
      typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined,
    value,
  );

/** A random address of the range reserved for benchmarks, so that the rate limiter does not apply. */
const randomAddress = () =>
  `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

/** The visitor who owns the data of a lane. */
export const getVisitor = (lane: number): string =>
  `crash-visitor-${String(lane).padStart(20, '0')}`;

/** Computes the id that the server assigns to a research run, so that it is known before the reply. */
export const getRunId = (lane: number, key: string, topic: string): string =>
  createRunId({ owner: formatGuestOwner(getVisitor(lane)), key, topic }, 1);

export interface Call {
  readonly lane: number;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object | FormData;
  readonly key?: string;
}

const BUSY = 503;
const STOPPED = 422;

/** Whether the server had no time for a call, which on a busy machine says nothing about what it stores. */
export const isBusy = ({ status, body }: CallReply): boolean =>
  status === BUSY ||
  (status === STOPPED && String(getValueAt(body, 'error')).includes('more computing time'));

const ATTEMPTS = 10;
const RETRY_MS = 3000;

/** Reads what the server stores, again if it is busy. @throws if there is no complete reply */
export async function read(origin: string, call: Call): Promise<CallReply> {
  for (let attempt = 1; ; attempt += 1) {
    const reply = await send(origin, call);
    if (!isBusy(reply) || attempt === ATTEMPTS) return reply;
    await delay(RETRY_MS);
  }
}

/** Calls the server as a visitor. @throws if there is no complete reply */
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

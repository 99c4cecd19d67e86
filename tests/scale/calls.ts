import { createHash } from 'node:crypto';
import { getValueAt } from '../crash/server-calls.js';
import { ADDRESS_HEADER } from './round-robin-proxy.js';

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

interface CallOptions {
  readonly visitor?: string;
  /** Address of the client, where the call goes through the proxy. @default a random one */
  readonly address?: string;
  readonly token?: string;
  readonly key?: string;
  readonly body?: object | FormData;
}

let visitors = 0;
export const newVisitor = (): string => {
  visitors += 1;
  return `scale-visitor-${String(visitors).padStart(20, '0')}`;
};

const randomAddress = () =>
  `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

/** Sends a call and reads its reply. */
export async function call(
  origin: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { visitor, address = randomAddress(), token, key, body }: CallOptions = {},
): Promise<Reply> {
  const isForm = body instanceof FormData;
  const reply = await fetch(origin + path, {
    method,
    headers: {
      [ADDRESS_HEADER]: address,
      // A proxy replaces it; without one, it stands for what the proxy would send.
      'X-Forwarded-For': address,
      ...(visitor === undefined ? {} : { 'X-Visitor-Id': visitor }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await reply.text();
  const isJson = reply.headers.get('content-type')?.includes('json') === true;
  return {
    status: reply.status,
    headers: reply.headers,
    body: isJson ? (JSON.parse(text) as unknown) : text,
  };
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Computes the id that the server assigns to a visitor's run, so that it is known before the reply. */
export const getRunId = (visitor: string, key: string, topic: string): string =>
  `run-${hash(JSON.stringify([`visitor:${hash(visitor)}`, key, topic, 1]))}`;

export const getText = (reply: Reply, ...path: readonly (string | number)[]): string =>
  String(getValueAt(reply.body, ...path));

export const getList = (reply: Reply, ...path: readonly string[]): readonly unknown[] => {
  const value = getValueAt(reply.body, ...path);
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
};

/** Repeats a question until the answer is true. @throws after a time that is long even for a busy machine */
export async function waitUntil(
  isTrue: () => boolean | Promise<boolean>,
  timeoutMs = 90_000,
): Promise<void> {
  const until = performance.now() + timeoutMs;
  while (!(await isTrue())) {
    if (performance.now() > until) throw new Error(`It was not true after ${timeoutMs} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

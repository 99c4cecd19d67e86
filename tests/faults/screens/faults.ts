import { allExampleReplies } from '@spinout/api-client/testing';
import type { HttpTransportSettings } from '@spinout/api-client/http';
import {
  getContentType,
  sendGoodReply,
  json,
  neverReply,
  replySlowly,
  type Answer,
  type AnyCall,
} from './faulty-server.js';

/** A failed call as a screen sees it. */
export interface Failure {
  readonly why: 'unreachable' | 'timeout' | 'refused' | 'unreadable' | 'empty';
  readonly status?: number;
  /** Error message of the server. */
  readonly message?: string;
  readonly retryAfterS?: number;
  readonly offline?: boolean;
  /** Content type of the reply, for calls that expect a PDF. */
  readonly contentType?: string;
}

export interface Fault {
  readonly name: string;
  readonly answer: Answer<AnyCall>;
  readonly failure: Failure;
  /** Time until the call has failed. @default none */
  readonly durationMs?: number;
  readonly settings?: HttpTransportSettings;
  readonly offline?: boolean;
  /** @default 1 */
  readonly requests?: number;
}

/** Time limit of a call whose endpoint sets no other. */
export const TIMEOUT_MS = 30_000;

const status = (code: number, body: unknown = {}, headers: HeadersInit = {}): Answer<AnyCall> => {
  return () => json(body, { status: code, headers });
};

const failConnection: Answer<AnyCall> = () => Promise.reject(new TypeError('Failed to fetch'));

const truncateReply = (id: AnyCall): string => {
  const text = JSON.stringify(allExampleReplies[id]);
  return text.slice(0, text.length / 2);
};

const unreadable = (contentType: string): Failure => ({ why: 'unreadable', contentType });

const session: HttpTransportSettings = {
  session: { bearer: () => ({ token: 'old' }), renew: () => Promise.resolve(null) },
};

/** Faults after which a call has failed. The numbers are those of the fault list. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'F1 no reply for 30 s',
    answer: neverReply,
    failure: { why: 'timeout' },
    durationMs: TIMEOUT_MS,
  },
  { name: 'F2 a network error', answer: failConnection, failure: { why: 'unreachable' } },
  {
    name: 'F3 being offline',
    answer: failConnection,
    failure: { why: 'unreachable', offline: true },
    offline: true,
  },
  {
    name: 'F7 a 401 that ends the session',
    answer: status(401),
    failure: { why: 'refused', status: 401 },
    settings: session,
  },
  {
    name: 'F8 a 403 with an error message',
    answer: status(403, { error: 'Not for guests.' }),
    failure: { why: 'refused', status: 403, message: 'Not for guests.' },
  },
  {
    name: 'F9 a 429 with Retry-After in seconds, without keys',
    answer: status(429, {}, { 'retry-after': '7' }),
    failure: { why: 'refused', status: 429, retryAfterS: 7 },
  },
  {
    name: 'F9 a 429 with a Retry-After date that is too late, with keys',
    answer: status(
      429,
      {},
      {
        date: 'Mon, 02 Mar 2026 10:00:00 GMT',
        'retry-after': 'Mon, 02 Mar 2026 10:01:00 GMT',
      },
    ),
    failure: { why: 'refused', status: 429, retryAfterS: 60 },
    settings: { idempotency: true },
  },
  ...[500, 502, 503, 504].map((code) => ({
    name: `F10 a ${code}, without keys`,
    answer: status(code),
    failure: { why: 'refused', status: code } as const,
  })),
  {
    name: 'F10 503 on every attempt, with keys',
    answer: status(503),
    failure: { why: 'refused', status: 503 },
    settings: { idempotency: true },
    durationMs: 2000,
    requests: 3,
  },
  { name: 'F11 a 404', answer: status(404), failure: { why: 'refused', status: 404 } },
  {
    name: 'F12 an HTML page',
    answer: () =>
      new Response('<!doctype html><title>Gateway</title>', {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      }),
    failure: unreadable('text/html'),
  },
  {
    name: 'F13 a truncated reply',
    answer: ({ id }) =>
      new Response(truncateReply(id), { headers: { 'content-type': 'application/json' } }),
    failure: unreadable('application/json'),
  },
  {
    name: 'F14 an empty 200',
    answer: ({ id }) => new Response('', { headers: { 'content-type': getContentType(id) } }),
    failure: { why: 'empty' },
  },
  {
    name: 'F15 a 204',
    answer: () => new Response(null, { status: 204 }),
    failure: unreadable('no content type'),
  },
  {
    name: 'F16 a wrong shape',
    answer: () => json([1, 2]),
    failure: unreadable('application/json'),
  },
  {
    name: 'F20 a file of another type',
    answer: () => new Response('PK', { headers: { 'content-type': 'application/zip' } }),
    failure: unreadable('application/zip'),
  },
  {
    name: 'F22 a very slow body',
    answer: replySlowly,
    failure: { why: 'timeout' },
    durationMs: TIMEOUT_MS,
  },
  {
    name: 'F23 a redirect to another origin',
    answer: () => Response.redirect('https://elsewhere.example/', 307),
    failure: { why: 'unreachable' },
  },
];

export interface Recovery {
  readonly name: string;
  readonly answer: Answer<AnyCall>;
  readonly settings: HttpTransportSettings;
  readonly durationMs: number;
  readonly requests: number;
}

/** Faults from which the client recovers without the user. */
export const RECOVERIES: readonly Recovery[] = [
  {
    name: 'F7 a 401 after which the session is renewed',
    answer: (sent) =>
      sent.headers.get('authorization') === 'Bearer new'
        ? sendGoodReply(sent)
        : json({}, { status: 401 }),
    settings: {
      session: { bearer: () => ({ token: 'old' }), renew: () => Promise.resolve({ token: 'new' }) },
    },
    durationMs: 0,
    requests: 2,
  },
  {
    name: 'F9 a 429 with a short Retry-After, with keys',
    answer: (sent) =>
      sent.number === 1
        ? json({}, { status: 429, headers: { 'retry-after': '2' } })
        : sendGoodReply(sent),
    settings: { idempotency: true },
    durationMs: 2000,
    requests: 2,
  },
  {
    name: 'F10 a 503 twice, with keys',
    answer: (sent) => (sent.number <= 2 ? json({}, { status: 503 }) : sendGoodReply(sent)),
    settings: { idempotency: true },
    durationMs: 900,
    requests: 3,
  },
];

import { allExampleReplies } from '@spinout/api-client/testing';
import { json, neverReply, replySlowly, sendGoodReply } from '../screens/faulty-server.js';
import {
  DAY_MS,
  status,
  always,
  failConnection,
  failFirst,
  withType,
  SUCCESS,
  retried,
  malformed,
  notJson,
  refused,
  afterTwoSeconds,
  expectRetryAfter,
  bySchema,
  sendVariant,
  needsVariant,
} from './answers-and-outcomes.js';
import { ACCEPTS_ANY_BODY } from './client-calls.js';
import type { CallFacts, ClientFault, Outcome } from './client-faults.types.js';

/** The faults of the list, in its order. A client without a screen meets all of them. */
export const CLIENT_FAULTS: readonly ClientFault[] = [
  {
    name: 'F1 no answer for 30 s',
    answer: always(neverReply),
    expected: () => ({ code: 'timeout', requests: 1, key: 'kept' }),
  },
  {
    name: 'F2 a network error',
    answer: always(failConnection),
    expected: (facts) => ({ code: 'unreachable', requests: retried(facts), key: 'kept' }),
  },
  {
    name: 'F3 being offline',
    answer: always(failConnection),
    isOffline: true,
    expected: () => ({
      code: 'unreachable',
      details: { offline: true },
      requests: 1,
      key: 'kept',
    }),
  },
  {
    name: 'F4 an unmount in mid-call',
    answer: always(neverReply),
    act: 'abort',
    expected: () => ({ code: 'aborted', requests: 1, key: 'kept' }),
  },
  {
    name: 'F5 a double submit: both requests have one key',
    answer: always(sendGoodReply),
    act: 'twice at once',
    expected: () => ({ ...SUCCESS, requests: 2 }),
  },
  {
    name: 'F6 answers out of order: only the last call has a reply',
    answer: always(sendGoodReply),
    act: 'superseded',
    expected: () => ({ ...SUCCESS, requests: 2 }),
  },
  {
    name: 'F7 a 401 after which the session is refreshed',
    answer: () => (sent) =>
      sent.headers.get('authorization') === 'Bearer new'
        ? sendGoodReply(sent)
        : json({}, { status: 401 }),
    renewedToken: 'new',
    expected: ({ isSigned }) =>
      isSigned ? { ...SUCCESS, requests: 2 } : { ...refused(401), key: 'kept' },
  },
  {
    name: 'F7 a 401 that ends the session',
    answer: status(401),
    renewedToken: null,
    expected: () => ({ ...refused(401), key: 'kept' }),
  },
  {
    name: 'F8 a 403',
    answer: status(403, { error: 'Not for guests.' }),
    expected: () => refused(403, { serverMessage: 'Not for guests.' }),
  },
  {
    name: 'F9 a 429 with a short Retry-After',
    answer: failFirst(1, () => json({}, { status: 429, headers: { 'retry-after': '2' } })),
    expected: expectRetryAfter,
  },
  {
    name: 'F9 a 429 with a late Retry-After',
    answer: status(429, {}, { 'retry-after': '60' }),
    expected: () => ({ ...refused(429, { retryAfterMs: 60_000 }), key: 'kept' }),
  },
  {
    name: 'F10 a 500',
    answer: status(500),
    expected: (facts) => ({
      ...refused(500),
      requests: facts.isRead ? retried(facts) : 1,
      key: 'kept',
    }),
  },
  ...[502, 503, 504].map((code) => ({
    name: `F10 a ${code} on every attempt`,
    answer: status(code),
    expected: (facts: CallFacts): Outcome => ({
      ...refused(code),
      requests: retried(facts),
      key: 'kept',
    }),
  })),
  {
    name: 'F10 a 503 twice',
    answer: failFirst(2, () => json({}, { status: 503 })),
    expected: (facts) =>
      facts.isHealthCheck ? { ...refused(503), key: 'kept' } : { ...SUCCESS, requests: 3 },
  },
  { name: 'F11 a 404', answer: status(404), expected: () => refused(404) },
  {
    name: 'F12 a page instead of JSON',
    answer: always(
      () =>
        new Response('<!doctype html><title>Gateway</title>', {
          headers: { 'content-type': 'text/html; charset=utf-8' },
        }),
    ),
    expected: notJson,
  },
  {
    name: 'F13 a truncated reply',
    answer:
      ({ id }) =>
      () =>
        withType(id, JSON.stringify(allExampleReplies[id]).slice(0, -1)),
    expected: () => malformed('json'),
    reason: ({ isPdf }) =>
      isPdf ? 'A PDF is saved as it is; a lost connection ends its body with F2.' : null,
  },
  {
    name: 'F14 an empty 200',
    answer:
      ({ id }) =>
      () =>
        withType(id, ''),
    expected: ({ isPdf }) => malformed(isPdf ? 'empty' : 'json'),
  },
  {
    name: 'F15 a 204',
    answer: always(() => new Response(null, { status: 204 })),
    expected: notJson,
  },
  {
    name: 'F16 a wrong shape',
    answer: always(() => json([1, 2])),
    expected: ({ isPdf }) => malformed(isPdf ? 'content-type' : 'schema'),
    reason: ({ id }) =>
      ACCEPTS_ANY_BODY.has(id) ? 'Its contract accepts any readable body.' : null,
  },
  {
    name: 'F17 missing optional fields',
    answer: sendVariant('withoutOptional'),
    expected: bySchema('withoutOptional'),
    reason: needsVariant('withoutOptional', 'Its example has no optional field.'),
  },
  {
    name: 'F18 null instead of lists',
    answer: sendVariant('withNullLists'),
    expected: bySchema('withNullLists'),
    reason: needsVariant('withNullLists', 'Its example has no list.'),
  },
  {
    name: 'F19 lists of 10,000 entries',
    answer: sendVariant('withHugeLists'),
    expected: bySchema('withHugeLists'),
    reason: needsVariant('withHugeLists', 'Its example has no list.'),
  },
  {
    name: 'F20 a file of another type',
    answer: always(() => new Response('PK', { headers: { 'content-type': 'application/zip' } })),
    expected: () => ({
      ...malformed('content-type'),
      details: { reason: 'content-type', contentType: 'application/zip' },
    }),
    reason: ({ isPdf }) => (isPdf ? null : 'It expects no file: anything but JSON is F12.'),
  },
  {
    name: 'F21 a reply that is delivered twice',
    answer: always(sendGoodReply),
    act: 'twice in a row',
    expected: () => ({ ...SUCCESS, requests: 2 }),
  },
  {
    name: 'F22 a body that trickles',
    answer: always(replySlowly),
    expected: () => ({ code: 'timeout', requests: 1, key: 'kept' }),
  },
  {
    name: 'F23 a redirect to another origin',
    answer: always(() => Response.redirect('https://elsewhere.example/', 307)),
    renewedToken: 'new',
    expected: () => ({ code: 'unreachable', requests: 1, key: 'kept' }),
  },
  ...[-DAY_MS, DAY_MS].map((clockSkewMs) => ({
    name: `F24 a clock that is off by ${clockSkewMs / DAY_MS} day`,
    answer: failFirst(1, afterTwoSeconds),
    clockSkewMs,
    expected: expectRetryAfter,
  })),
];

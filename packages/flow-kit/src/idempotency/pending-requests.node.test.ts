import { ApiError, type ApiErrorCode } from '@spinout/api-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { systemRuntime } from '../machine/runtime.js';
import { createKeyCounter } from '../testing/test-runtime.js';
import {
  afterFailure,
  fingerprint,
  createPendingRequest,
  getIdempotencyKey,
  NO_PENDING_REQUESTS,
  addPendingRequest,
  removePendingRequest,
} from './pending-requests.js';

const CALL = 'hypothesis.generate';
const failure = (code: ApiErrorCode, details: Partial<ApiError['details']> = {}) =>
  new ApiError(code, { endpoint: CALL, ...details });

describe('a pending request', () => {
  it('keeps its key as long as its input is the same', () => {
    const newKey = createKeyCounter();
    const first = createPendingRequest(undefined, 'sleep', newKey);
    expect(createPendingRequest(first, 'sleep', newKey)).toBe(first);
    expect(createPendingRequest(first, 'dreams', newKey)).toEqual({
      key: 'key-2',
      request: 'dreams',
    });
  });

  it('is removed without the pending requests of other calls', () => {
    const newKey = createKeyCounter();
    const both = addPendingRequest(
      addPendingRequest(NO_PENDING_REQUESTS, 'a', 1, newKey),
      'b',
      1,
      newKey,
    );
    const remaining = removePendingRequest(both, 'a');
    expect(remaining).toEqual({ b: both.b });
    expect(removePendingRequest(remaining, 'a')).toBe(remaining);
    expect(() => getIdempotencyKey(remaining, 'a')).toThrow('"a" has no pending request');
  });

  it.each<[string, unknown]>([
    ['a timeout', failure('timeout')],
    ['a connection failure', failure('unreachable')],
    ['an aborted request', failure('aborted')],
    ['an error that is not an API error', new TypeError('Failed to fetch')],
    ...[401, 408, 409, 425, 429, 502, 503, 504].map((status): [string, unknown] => [
      `status ${status}, which does not reveal whether an earlier attempt was processed`,
      failure('status', { status }),
    ]),
  ])('stays pending after %s', (_, error) => {
    const open = addPendingRequest(NO_PENDING_REQUESTS, CALL, null, createKeyCounter());
    expect(afterFailure(open, CALL, error)).toBe(open);
  });

  it.each<[string, unknown]>([
    ...[400, 403, 404, 413, 422, 500, 501].map((status): [string, unknown] => [
      `status ${status}`,
      failure('status', { status }),
    ]),
    ['an unreadable reply', failure('malformed', { reason: 'schema' })],
  ])('is removed after %s', (_, error) => {
    const open = addPendingRequest(NO_PENDING_REQUESTS, CALL, null, createKeyCounter());
    expect(afterFailure(open, CALL, error)).toEqual(NO_PENDING_REQUESTS);
  });
});

describe('the fingerprint of a request', () => {
  it('is equal for equal content only', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const [first, second] = [JSON.stringify(a), JSON.stringify(b)];
        expect(fingerprint(JSON.parse(first)) === fingerprint(JSON.parse(second))).toBe(
          first === second,
        );
      }),
    );
  });

  it('stays short for long content', () => {
    expect(fingerprint('x'.repeat(1_000_000)).length).toBeLessThan(24);
  });
});

describe('the idempotency keys of a page', () => {
  it('are random and fit into a header', () => {
    const keys = Array.from({ length: 1000 }, systemRuntime.newKey);
    expect(new Set(keys).size).toBe(1000);
    for (const key of keys) expect(key).toMatch(/^[\x21-\x7e]{16,255}$/);
  });
});

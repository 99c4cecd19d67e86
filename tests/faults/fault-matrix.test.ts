import { createPlatformClient, isApiError, type ApiError } from '@spinout/api-client';
import {
  allExampleReplies,
  faultyTransport,
  scriptedTransport,
  type Fault,
} from '@spinout/api-client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCEPTS_ANY_BODY, CLIENT_CALLS } from './client/client-calls.js';

const faults: readonly (readonly [string, Fault, Partial<ApiError>])[] = [
  ['network', { kind: 'network' }, { code: 'unreachable' }],
  ['never', { kind: 'never' }, { code: 'timeout' }],
  ...[401, 403, 404, 429, 500, 503].map(
    (status) => [`status ${status}`, { kind: 'status', status }, { code: 'status' }] as const,
  ),
  ['html', { kind: 'html' }, { code: 'malformed' }],
  ['empty', { kind: 'empty' }, { code: 'malformed' }],
  ['wrong shape', { kind: 'body', body: [1, 2] }, { code: 'malformed' }],
];

const cells = Object.entries(CLIENT_CALLS).flatMap(([id, makeCall]) =>
  faults
    .filter(([, { kind }]) => kind !== 'body' || !ACCEPTS_ANY_BODY.has(id))
    .map(([name, fault, error]) => ({ id, makeCall, name, fault, error })),
);

describe('a call with a fault', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  it.each(cells)('$id meets $name: one kind of error, and one request', async (cell) => {
    let requests = 0;
    const transport = faultyTransport(scriptedTransport(allExampleReplies), () => {
      requests += 1;
      return cell.fault;
    });
    const outcome = cell
      .makeCall(createPlatformClient({ transport }))
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(600_000);
    const error = await outcome;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject(cell.error);
    expect(requests).toBe(1);
  });
});

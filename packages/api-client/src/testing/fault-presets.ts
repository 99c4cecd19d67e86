import type { Fault, FaultPlan } from './faults.js';

const status = (code: number, error: string, retryAfterMs?: number): Fault => ({
  kind: 'status',
  status: code,
  body: { error },
  ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
});

/** Common faults of calls, by name. */
export const FAULT_PRESETS = {
  'no-answer': { kind: 'never' },
  'network-broken': { kind: 'network' },
  slow: { kind: 'slow', delayMs: 3_000 },
  'not-signed-in': status(401, 'Your session has ended. Sign in again.'),
  'not-allowed': status(403, 'You do not have access.'),
  'not-found': status(404, 'Not found.'),
  'changed-elsewhere': status(409, 'This was changed elsewhere in the meantime.'),
  'too-large': status(413, 'This is too large.'),
  'not-acceptable-input': status(422, 'This cannot be worked with.'),
  'too-many-requests': status(429, 'Too many requests. Try again in 2 seconds.', 2_000),
  'server-broken': status(500, 'The server had an internal error. Try again.'),
  'not-implemented': status(501, 'This server does not do that.'),
  'bad-gateway': { kind: 'status', status: 502 },
  unavailable: status(503, 'This service is not available.', 1_000),
  'refused-without-message': { kind: 'status', status: 400 },
  'page-instead': { kind: 'html' },
  truncated: { kind: 'truncated' },
  empty: { kind: 'empty' },
  'wrong-shape': { kind: 'body', body: [1, 2] },
  'null-body': { kind: 'body', body: null },
  unsuccessful: { kind: 'body', body: { success: false, error: 'It did not work.' } },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULT_PRESETS;

export interface FaultScope {
  /** Ids of the affected calls. @default all */
  readonly calls?: readonly string[];
  /** How often each of them fails before it succeeds. @default always */
  readonly times?: number;
}

/**
 * A plan for {@link faultyTransport} with a single fault.
 * @example faultyTransport(transport, faultPlan('unavailable', { calls: ['literature.search'], times: 1 }))
 */
export const faultPlan =
  (name: FaultName, { calls, times = Number.POSITIVE_INFINITY }: FaultScope = {}): FaultPlan =>
  ({ id }, callNumber) =>
    (calls?.includes(id) ?? true) && callNumber <= times ? FAULT_PRESETS[name] : null;

import { isApiError } from '@spinout/api-client';

/** A pending request. Every retry uses the same idempotency key, so that the server processes it once. */
export interface PendingRequest {
  readonly key: string;
  /** Fingerprint of the input: a different input is a new request. */
  readonly request: string;
}

/** Pending requests by name. */
export type PendingRequests = Readonly<Record<string, PendingRequest>>;

/** The part of a request's input that carries its idempotency key. */
export interface WithIdempotencyKey {
  /** The idempotency key. */
  readonly key: string;
}

/** No pending requests. */
export const NO_PENDING_REQUESTS: PendingRequests = {};

/** Returns the open pending request if its input is the same, otherwise a new one. */
export const createPendingRequest = (
  open: PendingRequest | undefined,
  request: string,
  newKey: () => string,
): PendingRequest => (open?.request === request ? open : { key: newKey(), request });

/** Adds a pending request, or reuses the open one. */
export const addPendingRequest = (
  requests: PendingRequests,
  name: string,
  request: unknown,
  newKey: () => string,
): PendingRequests => ({
  ...requests,
  [name]: createPendingRequest(requests[name], fingerprint(request), newKey),
});

/** Removes a pending request that was answered or cancelled. */
export const removePendingRequest = (requests: PendingRequests, name: string): PendingRequests => {
  const { [name]: removed, ...others } = requests;
  return removed === undefined ? requests : others;
};

/** After a failure, keeps the pending request if the server may have processed it. */
export const afterFailure = (
  requests: PendingRequests,
  name: string,
  error: unknown,
): PendingRequests => (isDefinitiveAnswer(error) ? removePendingRequest(requests, name) : requests);

/**
 * The idempotency key of a pending request.
 * @throws {Error} if there is none: `withIntent` was not called before
 */
export const getIdempotencyKey = (requests: PendingRequests, name: string): string => {
  const pendingRequest = requests[name];
  if (pendingRequest === undefined) throw new Error(`"${name}" has no pending request`);
  return pendingRequest.key;
};

/**
 * Statuses that reject one attempt but do not reveal whether an earlier one was processed: not signed in, busy,
 * still processing, or a gateway timeout.
 */
const INDECISIVE_STATUSES: ReadonlySet<number> = new Set([401, 408, 409, 425, 429, 502, 503, 504]);

/** Whether a failure is a definitive reply of the server. */
const isDefinitiveAnswer = (error: unknown): boolean => {
  if (!isApiError(error)) return false;
  const { code, details } = error;
  return (
    code === 'malformed' || (code === 'status' && !INDECISIVE_STATUSES.has(details.status ?? 0))
  );
};

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

const hashFnv1a = (text: string, start: number): string => {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  }
  return (hash >>> 0).toString(36);
};

/** Computes a fingerprint of a value: length and two FNV-1a hashes of its JSON. */
export const fingerprint = (value: unknown): string => {
  const text = JSON.stringify(value) ?? '';
  return [text.length.toString(36), hashFnv1a(text, FNV_OFFSET), hashFnv1a(text, FNV_PRIME)].join(
    '-',
  );
};

import type { Address } from '../config/address.js';
import { isApiError } from '../errors/api-error.js';
import { randomId } from '../transport/random-id.js';
import { fingerprint } from './fingerprint.js';
import { memoryPendingRequests, type PendingRequestStorage } from './pending-request-storage.js';

/** A pending request is forgotten after 24 hours; our server stores its replies as long. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
const MAX_PENDING_REQUESTS = 100;
/** Keys are sent in a header, so their characters are limited. */
const VALID_KEY = /^[\x21-\x7e]{1,255}$/;

export interface IdempotencyKeysSettings {
  /** Stores the pending requests. @default memory, until the page is closed */
  readonly storage?: PendingRequestStorage;
  /** Creates a unique key of 1 to 255 visible ASCII characters. @default a random UUID or random numbers */
  readonly newKey?: () => string;
  /** Milliseconds since 1970. @default Date.now */
  readonly now?: () => number;
}

/** A request without a definite answer. */
export interface PendingRequest {
  readonly key: string;
  /**
   * Forgets the request if its answer is definite.
   * @param failure what the request failed with; none after a result
   */
  close(failure?: unknown): void;
}

/** The idempotency keys of pending requests, by the fingerprint of endpoint and input. */
export interface IdempotencyKeys {
  /**
   * Returns the pending request, or a new one if there is none. A PUT replaces what another one wrote, so that it
   * supersedes the pending requests of its endpoint.
   * @param fresh true for a new request, even if an equal one is pending
   */
  open(
    endpoint: Pick<Address, 'id' | 'method'>,
    input: unknown,
    fresh: boolean,
  ): PendingRequest | Promise<PendingRequest>;
}

interface StoredRequest {
  readonly key: string;
  /** When its key was created, in milliseconds since 1970. */
  readonly at: number;
}

/** Creates the idempotency keys of a client. Several clients can share one storage. */
export const createIdempotencyKeys = ({
  storage = memoryPendingRequests(),
  newKey = randomId,
  now = Date.now,
}: IdempotencyKeysSettings = {}): IdempotencyKeys => {
  // Read again for each call, because other tabs write the same storage.
  const read = () => parseRequests(storage.read(), now());
  const write = (requests: readonly (readonly [string, StoredRequest])[]) =>
    storage.write(JSON.stringify(Object.fromEntries(requests.slice(-MAX_PENDING_REQUESTS))));

  const findOrCreateKey = (
    { id, method }: Pick<Address, 'id' | 'method'>,
    request: string,
    fresh: boolean,
  ): string => {
    const requests = read();
    const pending = fresh ? undefined : requests.get(request);
    if (pending) return pending.key;
    const key = newKey();
    const others = [...requests].filter(([other]) =>
      method === 'PUT' ? !other.startsWith(`${id} `) : other !== request,
    );
    write([...others, [request, { key, at: now() }]]);
    return key;
  };

  return {
    open(endpoint, input, fresh) {
      const request = `${endpoint.id} ${fingerprint(input)}`;
      const key = findOrCreateKey(endpoint, request, fresh);
      return {
        key,
        close(failure) {
          if (failure !== undefined && !isDefiniteAnswer(failure)) return;
          const requests = read();
          if (requests.get(request)?.key !== key) return;
          write([...requests].filter(([other]) => other !== request));
        },
      };
    },
  };
};

/** Storage is not trusted. Invalid entries are dropped: a repeated request is better than a failed one. */
const parseRequests = (text: string | null, now: number): Map<string, StoredRequest> => {
  try {
    const stored = Object.entries(JSON.parse(text ?? '{}') as Record<string, unknown>);
    return new Map(
      stored.filter(
        (entry): entry is [string, StoredRequest] =>
          isStoredRequest(entry[1]) && Math.abs(now - entry[1].at) < MAX_AGE_MS,
      ),
    );
  } catch {
    return new Map();
  }
};

const isStoredRequest = (value: unknown): value is StoredRequest => {
  if (typeof value !== 'object' || value === null) return false;
  const { key, at } = value as Partial<StoredRequest>;
  return typeof key === 'string' && VALID_KEY.test(key) && typeof at === 'number';
};

/**
 * Statuses below 500 that reject one attempt but do not reveal whether an earlier one was processed: not signed in,
 * request timeout, still processing, too early, or too many requests.
 */
const INDECISIVE_STATUSES: ReadonlySet<number> = new Set([401, 408, 409, 425, 429]);
const SERVER_FAULT = 500;

/** Whether a failure says that the request was answered: refused with 4xx, or with a reply that cannot be read. */
const isDefiniteAnswer = (error: unknown): boolean => {
  if (!isApiError(error)) return false;
  const { code, details } = error;
  const status = details.status ?? SERVER_FAULT;
  return (
    code === 'malformed' ||
    (code === 'status' && status < SERVER_FAULT && !INDECISIVE_STATUSES.has(status))
  );
};

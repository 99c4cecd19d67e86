import type * as z from 'zod/mini';
import type { Address } from '../config/address.js';
import { REQUEST_TIMEOUT_MS } from '../config/request-timeout.js';
import { ApiError, type ApiErrorDetails } from '../errors/api-error.js';
import { loadCode } from '../errors/load-code.js';
import type { Endpoint, PdfEndpoint } from '../endpoints/endpoint.js';
import { buildPath } from '../endpoints/build-path.js';
import type { IdempotencyKeys } from '../idempotency/idempotency-keys.js';
import { randomId } from '../transport/random-id.js';
import type { ApiReply, ApiRequest, Progress, Transport } from '../transport/transport.js';

const MAX_SERVER_MESSAGE_CHARACTERS = 500;

export interface CallOptions {
  /** Aborts the call. */
  readonly signal?: AbortSignal;
  /**
   * True for a new request, even if an equal one was not answered. Without it, a call that equals an unanswered one is
   * its retry: it has the same idempotency key, so that the server processes both once.
   * @default false
   */
  readonly fresh?: boolean;
  readonly onProgress?: (progress: Progress) => void;
}

export interface CallContext {
  readonly transport: Transport;
  /** Milliseconds until a call times out, including reading its body. @default that of the endpoint, else 30_000 */
  readonly timeoutMs?: number;
  /**
   * Keys of the requests without a definite answer. The transport sends them if it is configured to.
   * @default in the clients, keys that are lost on reload; in `call` and `callForPdf`, none
   */
  readonly idempotency?: IdempotencyKeys;
}

/**
 * Sends one request and returns its parsed JSON reply.
 * @throws {ApiError} never another type; `details.endpoint` names the call
 */
export async function call<Input, Output>(
  context: CallContext,
  endpoint: Endpoint<Input, Output>,
  input: Input,
  options: CallOptions = {},
): Promise<Output> {
  return withIdempotencyKey(context, endpoint, input, options, async (key) => {
    guards.get(endpoint)?.(input);
    const [reply, { output }] = await Promise.all([
      send(context, endpoint, input, 'json', options, key),
      loadContract(endpoint),
    ]);
    if (reply.body.kind !== 'json') throw createMalformedError(endpoint, 'json');
    const parsed = output.safeParse(reply.body.value);
    if (!parsed.success) throw createMalformedError(endpoint, 'schema', {}, parsed.error);
    return parsed.data;
  });
}

/**
 * Sends one request and returns its PDF reply.
 * @throws {ApiError} `malformed` with reason `content-type` or `empty` if the reply is not a PDF or has no body
 */
export async function callForPdf<Input>(
  context: CallContext,
  endpoint: PdfEndpoint<Input>,
  input: Input,
  options: CallOptions = {},
): Promise<Blob> {
  return withIdempotencyKey(context, endpoint, input, options, async (key) => {
    await loadContract(endpoint);
    guards.get(endpoint)?.(input);
    const { body, contentType } = await send(context, endpoint, input, 'pdf', options, key);
    if (contentType !== 'application/pdf' || body.kind !== 'blob') {
      throw createMalformedError(endpoint, 'content-type', { contentType });
    }
    if (body.blob.size === 0) throw createMalformedError(endpoint, 'empty');
    return body.blob;
  });
}

/** Runs a call that writes with the key of its request, and forgets the request once it has a definite answer. */
async function withIdempotencyKey<Result>(
  { idempotency }: CallContext,
  endpoint: Address,
  input: unknown,
  { fresh = false }: CallOptions,
  run: (key?: string) => Promise<Result>,
): Promise<Result> {
  if (!idempotency || endpoint.method === 'GET') return run();
  if (endpoint.isAlwaysFresh) return run(randomId());
  const request = await idempotency.open(endpoint, input, fresh);
  try {
    const result = await run(request.key);
    request.close();
    return result;
  } catch (error) {
    request.close(error);
    throw error;
  }
}

async function send<Input>(
  { transport, timeoutMs: clientTimeoutMs }: CallContext,
  address: Address & { readonly encode: (input: Input) => ApiRequest['body'] },
  input: Input,
  accept: ApiRequest['accept'],
  { signal, onProgress }: CallOptions,
  idempotencyKey?: string,
): Promise<ApiReply> {
  const { id, method, host, serverlessPath, retry } = address;
  const timeoutMs = clientTimeoutMs ?? address.timeoutMs ?? REQUEST_TIMEOUT_MS;
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), timeoutMs);
  const combinedSignal = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
  const aborted = new Promise<never>((_, reject) => {
    const onAbort = () => reject(combinedSignal.reason);
    if (combinedSignal.aborted) onAbort();
    else combinedSignal.addEventListener('abort', onAbort, { once: true });
  });
  // Avoids an unhandled rejection if the transport throws before the race below starts.
  aborted.catch(() => undefined);
  try {
    const { path, rest } = buildPath(address, input);
    const answer = transport.send({
      id,
      method,
      host,
      path,
      // Fields that travel in the path or the query are not part of the body.
      body: address.encode(rest as Input),
      accept,
      signal: combinedSignal,
      timeoutMs,
      ...pickDefined({ serverlessPath, retry, idempotencyKey, onProgress }),
    });
    const reply = await Promise.race([answer, aborted]);
    if (reply.status >= 400) throw createStatusError(address, reply);
    return reply;
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    if (signal?.aborted) throw new ApiError('aborted', { endpoint: id }, { cause });
    if (deadline.signal.aborted) throw new ApiError('timeout', { endpoint: id }, { cause });
    const isOffline = globalThis.navigator?.onLine === false;
    throw new ApiError(
      'unreachable',
      { endpoint: id, ...(isOffline && { offline: true }) },
      { cause },
    );
  } finally {
    clearTimeout(timer);
  }
}

type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** The fields that have a value, so that a request or an error has no empty ones. */
const pickDefined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Defined<Fields>;

/** The checks of the endpoints whose schemas are loaded: they refuse input above a maximum before it is sent. */
const guards = new WeakMap<object, (input: unknown) => void>();

const loadContract = <Loaded extends { readonly input: z.core.$ZodType }>(
  endpoint: Address & { readonly contract: () => Promise<Loaded> },
): Promise<Loaded> =>
  loadCode(endpoint.id, async () => {
    const [guard, loaded] = await Promise.all([import('./input-guard.js'), endpoint.contract()]);
    guards.set(endpoint, guard.createInputGuard(endpoint.id, loaded.input));
    return loaded;
  });

const createStatusError = ({ id: endpoint }: Address, { status, body, retryAfterMs }: ApiReply) => {
  const serverMessage = body.kind === 'json' ? getServerMessage(body.value) : undefined;
  return new ApiError('status', {
    endpoint,
    status,
    ...pickDefined({ retryAfterMs, serverMessage }),
  });
};

const getField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The first non-empty text of `error`, `error.message`, `detail` and `message`. */
const getServerMessage = (body: unknown): string | undefined => {
  const error = getField(body, 'error');
  const found = [
    error,
    getField(error, 'message'),
    getField(body, 'detail'),
    getField(body, 'message'),
  ].find((text): text is string => typeof text === 'string' && text !== '');
  return found?.slice(0, MAX_SERVER_MESSAGE_CHARACTERS);
};

const createMalformedError = (
  { id }: Address,
  reason: NonNullable<ApiErrorDetails['reason']>,
  details: Partial<ApiErrorDetails> = {},
  cause?: unknown,
) => new ApiError('malformed', { endpoint: id, reason, ...details }, { cause });

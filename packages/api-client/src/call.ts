import { ApiError, type ApiErrorDetails } from './errors/api-error.js';
import type { Address, Endpoint, PdfEndpoint } from './endpoint.js';
import { placeOf } from './endpoint-place.js';
import type { ApiReply, ApiRequest, Progress, Transport } from './transport/transport.js';

export const REQUEST_TIMEOUT_MS = 30_000;

const MAX_SERVER_MESSAGE_CHARACTERS = 500;

export interface CallOptions {
  /** Fires when the answer is no longer wanted. */
  readonly signal?: AbortSignal;
  /**
   * Same for every try of one intent, e.g. a UUID that Try Again reuses and a new wish replaces.
   * Travels only where the transport is set to send it.
   */
  readonly idempotencyKey?: string;
  readonly onProgress?: (progress: Progress) => void;
}

export interface CallContext {
  readonly transport: Transport;
  /** Milliseconds until a call is given up, its body included. @default 30_000 */
  readonly timeoutMs?: number;
}

/**
 * Sends one request and returns its parsed reply: the only path of every call that answers with JSON.
 * @throws {ApiError} always this type; `details.endpoint` tells which call
 */
export async function call<Input, Output>(
  context: CallContext,
  endpoint: Endpoint<Input, Output>,
  input: Input,
  options: CallOptions = {},
): Promise<Output> {
  const [reply, { output }] = await Promise.all([
    send(context, endpoint, input, 'json', options),
    contractOf(endpoint),
  ]);
  if (reply.body.kind !== 'json') throw malformed(endpoint, 'json');
  const parsed = output.safeParse(reply.body.value);
  if (!parsed.success) throw malformed(endpoint, 'schema', {}, parsed.error);
  return parsed.data;
}

/**
 * Sends one request and returns the PDF that answers it.
 * @throws {ApiError} `malformed` with reason `content-type` or `empty` when the reply is no PDF or has no body
 */
export async function callForPdf<Input>(
  context: CallContext,
  endpoint: PdfEndpoint<Input>,
  input: Input,
  options: CallOptions = {},
): Promise<Blob> {
  const { body, contentType } = await send(context, endpoint, input, 'pdf', options);
  if (contentType !== 'application/pdf' || body.kind !== 'blob') {
    throw malformed(endpoint, 'content-type', { contentType });
  }
  if (body.blob.size === 0) throw malformed(endpoint, 'empty');
  return body.blob;
}

async function send<Input>(
  { transport, timeoutMs = REQUEST_TIMEOUT_MS }: CallContext,
  address: Address & { readonly encode: (input: Input) => ApiRequest['body'] },
  input: Input,
  accept: ApiRequest['accept'],
  { signal, idempotencyKey, onProgress }: CallOptions,
): Promise<ApiReply> {
  const { id, method, host, serverlessPath, retry } = address;
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), timeoutMs);
  const either = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
  const left = new Promise<never>((_, reject) => {
    const leave = () => reject(either.reason);
    if (either.aborted) leave();
    else either.addEventListener('abort', leave, { once: true });
  });
  // Raced below; when the transport throws at once nobody else would hear of it.
  left.catch(() => undefined);
  try {
    const { path, rest } = placeOf(address, input);
    const answer = transport.send({
      id,
      method,
      host,
      path,
      ...(serverlessPath === undefined ? {} : { serverlessPath }),
      ...(retry === undefined ? {} : { retry }),
      // Encodings of requests with such fields take what is left of them.
      body: address.encode(rest as Input),
      accept,
      signal: either,
      timeoutMs,
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      ...(onProgress ? { onProgress } : {}),
    });
    const reply = await Promise.race([answer, left]);
    if (reply.status >= 400) throw refusal(address, reply);
    return reply;
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    if (signal?.aborted) throw new ApiError('aborted', { endpoint: id }, { cause });
    if (deadline.signal.aborted) throw new ApiError('timeout', { endpoint: id }, { cause });
    const offline = globalThis.navigator?.onLine === false;
    throw new ApiError('unreachable', { endpoint: id, ...(offline ? { offline } : {}) }, { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** A part of the page that cannot be fetched is a connection that broke. */
const contractOf = <Input, Output>({ id, contract }: Endpoint<Input, Output>) =>
  contract().catch((cause: unknown) => {
    throw new ApiError('unreachable', { endpoint: id }, { cause });
  });

const refusal = ({ id }: Address, { status, body, retryAfterMs }: ApiReply) => {
  const serverMessage = body.kind === 'json' ? serverMessageOf(body.value) : undefined;
  return new ApiError('status', {
    endpoint: id,
    status,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    ...(serverMessage === undefined ? {} : { serverMessage }),
  });
};

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The first non-empty text of `error`, `error.message`, `detail` and `message`. */
const serverMessageOf = (body: unknown): string | undefined => {
  const error = fieldOf(body, 'error');
  const found = [
    error,
    fieldOf(error, 'message'),
    fieldOf(body, 'detail'),
    fieldOf(body, 'message'),
  ]
    .filter((text) => typeof text === 'string')
    .find((text) => text !== '');
  return found?.slice(0, MAX_SERVER_MESSAGE_CHARACTERS);
};

const malformed = (
  { id }: Address,
  reason: NonNullable<ApiErrorDetails['reason']>,
  details: Partial<ApiErrorDetails> = {},
  cause?: unknown,
) => new ApiError('malformed', { endpoint: id, reason, ...details }, { cause });

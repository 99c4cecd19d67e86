import {
  REQUEST_TIMEOUT_MS,
  type ApiReply,
  type ApiRequest,
  type Transport,
} from '@spinout/api-client';
import type { RecordStore } from '../record-store.js';
import { redact, findReplayBlocker, type ReplayBlocker } from '../redact.js';

/** One call, without secrets. */
export interface CallRecord {
  readonly number: number;
  /** Number of the call that this one replays; null for a call of the page. */
  readonly replayOf: number | null;
  /** Endpoint id, such as `literature.search`. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Identifies the stored request, which only the recorder can read. */
  readonly requestRef: object;
  /** Why the request was not stored and cannot be replayed; null if it can. */
  readonly replayBlocker: ReplayBlocker | null;
  /** Whether it was sent with an idempotency key. */
  readonly hasIdempotencyKey: boolean;
  readonly requestBody: unknown;
  /** Milliseconds from request to response; null while in progress. */
  readonly duration: number | null;
  /** Status of the response; null if there is none. */
  readonly status: number | null;
  /** Response body, or why there was no response. */
  readonly responseBody: unknown;
}

const getBody = ({ body }: ApiRequest) => (body.kind === 'json' ? body.value : body.fields);

const redactReplyBody = ({ body }: ApiReply) => {
  switch (body.kind) {
    case 'json':
      return redact(body.value);
    case 'blob':
      return redact(body.blob);
    case 'text':
      return redact(body.text);
  }
};

/** Records calls and replays them. */
export interface CallRecorder {
  /** Wraps a transport and records its requests and responses. Replays use the transport wrapped last. */
  readonly record: (inner: Transport) => Transport;
  /**
   * Sends a call again. The response is a new record and does not affect the page.
   * @param withSameKey reuses the idempotency key, so that a server may return the stored reply. @default false
   */
  readonly replay: (record: CallRecord, settings?: { withSameKey?: boolean }) => Promise<void>;
}

interface RecorderDependencies {
  /** Monotonic time in milliseconds. */
  readonly clock: () => number;
  readonly newKey: () => string;
}

/** Creates a recorder that adds its records to a store. */
export function createCallRecorder(
  store: RecordStore<CallRecord>,
  { clock, newKey }: RecorderDependencies,
): CallRecorder {
  const requests = new WeakMap<object, ApiRequest>();
  let latestTransport: Transport | null = null;
  let count = 0;

  const sendVia = async (inner: Transport, request: ApiRequest, replayOf: number | null) => {
    count += 1;
    const body = getBody(request);
    const replayBlocker = findReplayBlocker(body);
    const requestRef = {};
    if (replayBlocker === null) requests.set(requestRef, request);
    const pending: CallRecord = {
      number: count,
      replayOf,
      id: request.id,
      method: request.method,
      path: request.path,
      requestRef,
      replayBlocker,
      hasIdempotencyKey: request.idempotencyKey !== undefined,
      requestBody: redact(body),
      duration: null,
      status: null,
      responseBody: null,
    };
    const startedAt = clock();
    store.add(pending);
    const finish = (result: Pick<CallRecord, 'status' | 'responseBody'>) =>
      store.replace(pending, { ...pending, ...result, duration: Math.round(clock() - startedAt) });
    try {
      const reply = await inner.send(request);
      finish({ status: reply.status, responseBody: redactReplyBody(reply) });
      return reply;
    } catch (error) {
      finish({ status: null, responseBody: String(error) });
      throw error;
    }
  };

  return {
    record: (inner) => {
      latestTransport = inner;
      return { send: (request) => sendVia(inner, request, null) };
    },
    replay: async ({ requestRef, number }, { withSameKey = false } = {}) => {
      const request = requests.get(requestRef);
      if (!request || latestTransport === null) return;
      const { signal: _signal, onProgress: _onProgress, idempotencyKey, ...rest } = request;
      const key = withSameKey ? idempotencyKey : newKey();
      const replayRequest = { ...rest, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) };
      // The record shows why there was no response.
      await sendVia(
        latestTransport,
        key === undefined ? replayRequest : { ...replayRequest, idempotencyKey: key },
        number,
      ).catch(() => undefined);
    },
  };
}

import {
  REQUEST_TIMEOUT_MS,
  type ApiReply,
  type ApiRequest,
  type Transport,
} from '@spinout/api-client';
import type { RecordStore } from '../record-store.js';
import { redacted, unkeptIn, type Unkept } from '../redact.js';

/** One call as the product team sees it; holds no secret. */
export interface CallRecord {
  readonly number: number;
  /** Number of the call that this one sends again; null for one that the page made. */
  readonly replayOf: number | null;
  /** Name of the endpoint, such as `literature.search`. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Stands for the request itself, which only the recorder has. */
  readonly asked: object;
  /** Why the request is not kept, and cannot be sent again; null where it is. */
  readonly unkept: Unkept | null;
  /** Whether it was sent with a key of its wish. */
  readonly hasKey: boolean;
  readonly sent: unknown;
  /** Milliseconds from sending to the answer; null while it is under way. */
  readonly duration: number | null;
  /** Status of the answer; null while there is none. */
  readonly status: number | null;
  /** What was answered, or why there was no answer. */
  readonly answered: unknown;
}

const bodyOf = (body: ApiRequest['body']) =>
  redacted(body.kind === 'json' ? body.value : body.fields);

const answerOf = ({ body }: ApiReply) => {
  switch (body.kind) {
    case 'json':
      return redacted(body.value);
    case 'blob':
      return redacted(body.blob);
    case 'text':
      return redacted(body.text);
  }
};

export interface ReplaySettings {
  /** Sends the key of the first call again, so that a server may answer as it did then. @default a new key */
  readonly withSameKey?: boolean;
}

/** Writes calls down, and sends one of them again. */
export interface CallRecorder {
  /** Lets every call through as it is, and writes down what went and what came. Calls are sent again through the newest. */
  readonly record: (inner: Transport) => Transport;
  /** Sends a call again, beside whoever made it: the answer is a record of its own and changes nothing on the page. */
  readonly replay: (record: CallRecord, settings?: ReplaySettings) => Promise<void>;
}

interface RecorderDependencies {
  /** Milliseconds from any beginning. */
  readonly clock: () => number;
  readonly newKey: () => string;
}

/** Makes what writes calls down into a store. */
export function callRecorder(
  store: RecordStore<CallRecord>,
  { clock, newKey }: RecorderDependencies,
): CallRecorder {
  const kept = new WeakMap<object, ApiRequest>();
  let newest: Transport | null = null;
  let count = 0;

  const sendVia = async (inner: Transport, request: ApiRequest, replayOf: number | null) => {
    count += 1;
    const unkept = unkeptIn(
      request.body.kind === 'json' ? request.body.value : request.body.fields,
    );
    const asked = {};
    if (unkept === null) kept.set(asked, request);
    const sent: CallRecord = {
      number: count,
      replayOf,
      id: request.id,
      method: request.method,
      path: request.path,
      asked,
      unkept,
      hasKey: request.idempotencyKey !== undefined,
      sent: bodyOf(request.body),
      duration: null,
      status: null,
      answered: null,
    };
    const begun = clock();
    store.add(sent);
    const end = (result: Pick<CallRecord, 'status' | 'answered'>) =>
      store.replace(sent, { ...sent, ...result, duration: Math.round(clock() - begun) });
    try {
      const reply = await inner.send(request);
      end({ status: reply.status, answered: answerOf(reply) });
      return reply;
    } catch (error) {
      end({ status: null, answered: String(error) });
      throw error;
    }
  };

  return {
    record: (inner) => {
      newest = inner;
      return { send: (request) => sendVia(inner, request, null) };
    },
    replay: async ({ asked, number }, { withSameKey = false } = {}) => {
      const request = kept.get(asked);
      if (!request || newest === null) return;
      const { signal: _left, onProgress: _heard, idempotencyKey, ...same } = request;
      const key = withSameKey ? idempotencyKey : newKey();
      const again = { ...same, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) };
      // Why there was no answer stands in the record.
      await sendVia(
        newest,
        key === undefined ? again : { ...again, idempotencyKey: key },
        number,
      ).catch(() => undefined);
    },
  };
}

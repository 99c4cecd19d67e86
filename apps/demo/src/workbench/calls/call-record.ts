import type { ApiReply, ApiRequest, Transport } from '@spinout/api-client';
import type { RecordStore } from '../record-store.js';
import { redacted } from '../redact.js';

/** One call as the product team sees it; holds no secret. */
export interface CallRecord {
  readonly number: number;
  /** Name of the endpoint, such as `literature.search`. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
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

/** Lets every call through as it is, and writes down what went and what came. */
export function recordingTransport(
  inner: Transport,
  store: RecordStore<CallRecord>,
  clock: () => number,
): Transport {
  let count = 0;
  return {
    async send(request) {
      count += 1;
      const sent: CallRecord = {
        number: count,
        id: request.id,
        method: request.method,
        path: request.path,
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
    },
  };
}

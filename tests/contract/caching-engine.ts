import { hash } from 'node:crypto';
import type { ApiReply, ApiRequest, RequestBody, Transport } from '@spinout/api-client';
import { createNodeEngine } from '@spinout/engine/node';

/**
 * An engine with cached replies: the nth identical request of a run gets the reply of the nth one of an earlier run, so
 * that many runs take the time of one.
 */
export function cachingEngine() {
  const engine = createNodeEngine();
  const replies = new Map<string, ApiReply>();
  return {
    /** A transport for one run. */
    openTransport: (): Transport => {
      const asked = new Map<string, number>();
      return {
        async send(request) {
          const requestKey = describeRequest(request);
          const count = (asked.get(requestKey) ?? 0) + 1;
          asked.set(requestKey, count);
          const key = `${String(count)} ${requestKey}`;
          const reply = replies.get(key) ?? (await engine.send(request));
          replies.set(key, reply);
          return copy(reply);
        },
      };
    },
  };
}

/** Shared by all test files of a worker. Its runs need the same id. */
export const sharedEngine = cachingEngine();
export const SHARED_RUN = 'conformance-shared';

const describeRequest = ({ id, body }: ApiRequest) => `${id} ${formatBody(body)}`;

/** From here on a text is described by its hash: requests that exceed a maximum have megabytes of text. */
const LONG = 1000;

const describeValue = (_: string, value: unknown): unknown => {
  if (typeof value === 'string' && value.length > LONG) return { sha1: hash('sha1', value) };
  return value instanceof File ? [value.name, value.size] : value;
};

const formatBody = (body: RequestBody): string =>
  JSON.stringify(body.kind === 'json' ? body.value : body.fields, describeValue) ?? '';

const copy = (reply: ApiReply): ApiReply =>
  reply.body.kind === 'json' ? { ...reply, body: structuredClone(reply.body) } : reply;

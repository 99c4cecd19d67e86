import type { ApiReply, ApiRequest, Transport } from '../transport/transport.js';
import { jsonReply } from './faults.js';

/** Reply of each endpoint: a JSON body, a PDF, or a function of the request that returns either. */
export type Script = Readonly<Record<string, unknown>>;

export interface ScriptedTransport extends Transport {
  /** All requests so far, oldest first. */
  readonly requests: readonly ApiRequest[];
  /** The bodies sent to one endpoint, oldest first. */
  readonly sentTo: (endpoint: string) => readonly unknown[];
}

/**
 * Answers calls from a script, by endpoint id, and records the requests.
 * An endpoint without an entry answers 404. Bodies are copied, as over a network.
 */
export function scriptedTransport(script: Script): ScriptedTransport {
  const requests: ApiRequest[] = [];
  return {
    requests,
    sentTo: (endpoint) =>
      requests
        .filter(({ id }) => id === endpoint)
        .map(({ body }) => (body.kind === 'json' ? body.value : body.fields)),
    async send(request) {
      requests.push({ ...request, body: structuredClone(request.body) });
      if (!(request.id in script)) return jsonReply(404, {});
      const line = script[request.id];
      const answer: unknown =
        typeof line === 'function' ? await (line as (r: ApiRequest) => unknown)(request) : line;
      return isReply(answer) ? answer : createReply(answer);
    },
  };
}

const createReply = (answer: unknown): ApiReply =>
  answer instanceof Blob
    ? { status: 200, contentType: answer.type, body: { kind: 'blob', blob: answer } }
    : jsonReply(200, structuredClone(answer));

const isReply = (answer: unknown): answer is ApiReply =>
  typeof answer === 'object' && answer !== null && 'status' in answer && 'contentType' in answer;

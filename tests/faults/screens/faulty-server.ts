import type { Transport } from '@spinout/api-client';
import { httpTransport, type HttpTransportSettings } from '@spinout/api-client/http';
import { exampleReplies } from '@spinout/api-client/testing';

export type Call = keyof typeof exampleReplies;

/** One request as the network sees it. */
export interface Sent {
  readonly id: Call;
  /** How many requests of this call there were, with this one. */
  readonly number: number;
  readonly signal: AbortSignal;
  readonly headers: Headers;
}

export type Answer = (sent: Sent) => Response | Promise<Response>;

export interface FaultyServer {
  readonly transport: Transport;
  readonly sent: readonly Sent[];
}

/** A real HTTP transport over a network of which a test decides every answer. */
export function faultyServer(answer: Answer, settings: HttpTransportSettings = {}): FaultyServer {
  const sent: Sent[] = [];
  const transportOf = (id: Call) =>
    httpTransport({
      random: () => 0.5,
      ...settings,
      fetch: (_, init) => {
        const number = sent.filter((each) => each.id === id).length + 1;
        const signal = init?.signal ?? new AbortController().signal;
        const one = { id, number, signal, headers: new Headers(init?.headers) };
        sent.push(one);
        return Promise.resolve(answer(one));
      },
    });
  return { sent, transport: { send: (request) => transportOf(request.id as Call).send(request) } };
}

export const json = (value: unknown, init: ResponseInit = {}): Response =>
  Response.json(value, init);

/** The good answer to a call. */
export const good: Answer = ({ id }) =>
  id === 'pdf.generate'
    ? new Response('%PDF-1.4 example', { headers: { 'content-type': 'application/pdf' } })
    : json(exampleReplies[id]);

/** Nothing comes; the network gives up when the caller leaves, as a browser does. */
export const nothing: Answer = ({ signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** One byte a second, for ever. */
export const trickle: Answer = ({ id, signal }) => {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      if (signal.aborted) controller.error(signal.reason);
      else controller.enqueue(new TextEncoder().encode(' '));
    },
  });
  const contentType = id === 'pdf.generate' ? 'application/pdf' : 'application/json';
  return new Response(body, { headers: { 'content-type': contentType } });
};

/** Answers that a test gives itself, in any order and as late as it likes, also to a caller who left. */
export function held() {
  const waiting: { sent: Sent; give: (response: Response) => void }[] = [];
  return {
    answer: (sent: Sent) =>
      new Promise<Response>((give) => {
        waiting.push({ sent, give });
      }),
    /** Answers the request at a place, from 0. */
    give: async (at: number, response?: Response) => {
      const one = waiting[at];
      if (one === undefined) throw new Error(`faulty server: there is no request ${at}`);
      one.give(response ?? (await good(one.sent)));
    },
  };
}

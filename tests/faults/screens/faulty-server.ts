import type { Transport } from '@spinout/api-client';
import { httpTransport, type HttpTransportSettings } from '@spinout/api-client/http';
import { allExampleReplies, type exampleReplies } from '@spinout/api-client/testing';

/** A call of the six-step flow. */
export type Call = keyof typeof exampleReplies;
/** A call of any screen. */
export type AnyCall = keyof typeof allExampleReplies;

/** One request as the network sees it. */
export interface Sent<Id extends AnyCall = Call> {
  readonly id: Id;
  /** How many requests of this call there were, with this one. */
  readonly number: number;
  readonly signal: AbortSignal;
  readonly headers: Headers;
}

export type Answer<Id extends AnyCall = Call> = (sent: Sent<Id>) => Response | Promise<Response>;

export interface FaultyServer<Id extends AnyCall = Call> {
  readonly transport: Transport;
  readonly sent: readonly Sent<Id>[];
}

/** A real HTTP transport over a network of which a test decides every answer. */
export function faultyServer<Id extends AnyCall = Call>(
  answer: Answer<Id>,
  settings: HttpTransportSettings = {},
): FaultyServer<Id> {
  const sent: Sent<Id>[] = [];
  const transportOf = (id: Id) =>
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
  return { sent, transport: { send: (request) => transportOf(request.id as Id).send(request) } };
}

export const json = (value: unknown, init: ResponseInit = {}): Response =>
  Response.json(value, init);

/** What a good answer to a call is. */
export const contentTypeOf = (id: AnyCall): string =>
  id.startsWith('pdf.') ? 'application/pdf' : 'application/json';

/** The good answer to a call. */
export const good: Answer<AnyCall> = ({ id }) =>
  contentTypeOf(id) === 'application/pdf'
    ? new Response('%PDF-1.4 example', { headers: { 'content-type': 'application/pdf' } })
    : json(allExampleReplies[id]);

/** Nothing comes; the network gives up when the caller leaves, as a browser does. */
export const nothing: Answer<AnyCall> = ({ signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** One byte a second, for ever. */
export const trickle: Answer<AnyCall> = ({ id, signal }) => {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      if (signal.aborted) controller.error(signal.reason);
      else controller.enqueue(new TextEncoder().encode(' '));
    },
  });
  return new Response(body, { headers: { 'content-type': contentTypeOf(id) } });
};

/** Answers that a test gives itself, in any order and as late as it likes, also to a caller who left. */
export function held<Id extends AnyCall = Call>() {
  const waiting: { sent: Sent<Id>; give: (response: Response) => void }[] = [];
  return {
    answer: (sent: Sent<Id>) =>
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

import type { Transport } from '@spinout/api-client';
import { httpTransport, type HttpTransportSettings } from '@spinout/api-client/http';
import { allExampleReplies, type exampleReplies } from '@spinout/api-client/testing';

/** A call of the six-step flow. */
export type Call = keyof typeof exampleReplies;
/** A call of any screen. */
export type AnyCall = keyof typeof allExampleReplies;

/** A request, as the server receives it. */
export interface Sent<Id extends AnyCall = Call> {
  readonly id: Id;
  /** Number of requests of this call so far, including this one. */
  readonly number: number;
  readonly signal: AbortSignal;
  readonly headers: Headers;
}

export type Answer<Id extends AnyCall = Call> = (sent: Sent<Id>) => Response | Promise<Response>;

export interface FaultyServer<Id extends AnyCall = Call> {
  readonly transport: Transport;
  readonly sent: readonly Sent<Id>[];
}

/** A real HTTP transport to a fake server whose replies the test decides. */
export function faultyServer<Id extends AnyCall = Call>(
  answer: Answer<Id>,
  settings: HttpTransportSettings = {},
): FaultyServer<Id> {
  const sent: Sent<Id>[] = [];
  const getTransport = (id: Id) =>
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
  return { sent, transport: { send: (request) => getTransport(request.id as Id).send(request) } };
}

export const json = (value: unknown, init: ResponseInit = {}): Response =>
  Response.json(value, init);

/** Content type of a good reply. */
export const getContentType = (id: AnyCall): string =>
  id.startsWith('pdf.') ? 'application/pdf' : 'application/json';

/** Sends the example reply of a call. */
export const sendGoodReply: Answer<AnyCall> = ({ id }) =>
  getContentType(id) === 'application/pdf'
    ? new Response('%PDF-1.4 example', { headers: { 'content-type': 'application/pdf' } })
    : json(allExampleReplies[id]);

/** Never replies; rejects when the caller aborts, as in a browser. */
export const neverReply: Answer<AnyCall> = ({ signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** Sends one byte per second without end. */
export const replySlowly: Answer<AnyCall> = ({ id, signal }) => {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      if (signal.aborted) controller.error(signal.reason);
      else controller.enqueue(new TextEncoder().encode(' '));
    },
  });
  return new Response(body, { headers: { 'content-type': getContentType(id) } });
};

/** Holds requests until the test replies, in any order, even after the caller has aborted. */
export function holdReplies<Id extends AnyCall = Call>() {
  const pendingRequests: { sent: Sent<Id>; giveReply: (response: Response) => void }[] = [];
  return {
    answer: (sent: Sent<Id>) =>
      new Promise<Response>((giveReply) => {
        pendingRequests.push({ sent, giveReply });
      }),
    /** Replies to the request with this index. */
    giveReply: async (at: number, response?: Response) => {
      const one = pendingRequests[at];
      if (one === undefined) throw new Error(`faulty server: there is no request ${at}`);
      one.giveReply(response ?? (await sendGoodReply(one.sent)));
    },
  };
}

import type { ApiReply, ApiRequest, Transport } from '@spinout/api-client';
import { jsonReply } from '@spinout/api-client/testing';

/** A defect of an otherwise correct server. */
export interface Defect {
  /** Continues "a server", such as "that returns 21 papers for 20". */
  readonly name: string;
  /** The rows that must fail, and no other. */
  readonly rows: readonly string[];
  readonly call: string;
  readonly corrupt: (reply: ApiReply, request: ApiRequest) => ApiReply | Promise<ApiReply>;
}

/** Adds a defect to a correct server. */
export const withDefect = (inner: Transport, { call, corrupt }: Defect): Transport => ({
  async send(request) {
    const reply = await inner.send(request);
    return request.id === call ? corrupt(reply, request) : reply;
  },
});

const isGood = ({ status }: ApiReply) => status < 300;

/** Changes the JSON of successful replies in place. */
export const corruptJson =
  (corrupt: (value: never) => void): Defect['corrupt'] =>
  (reply) => {
    if (isGood(reply) && reply.body.kind === 'json') corrupt(reply.body.value as never);
    return reply;
  };

/** Replaces successful replies. */
export const replaceReply =
  (other: (reply: ApiReply) => ApiReply): Defect['corrupt'] =>
  (reply) =>
    isGood(reply) ? other(reply) : reply;

/** Replaces refusals. */
export const replaceRefusal =
  (other: (reply: ApiReply, request: ApiRequest) => ApiReply): Defect['corrupt'] =>
  (reply, request) =>
    isGood(reply) ? reply : other(reply, request);

const CONTENT_TOO_LARGE = 413;

/** Accepts requests above a maximum of the contract. */
export const acceptExcess = (value: unknown): Defect['corrupt'] =>
  replaceRefusal((reply) => (reply.status === CONTENT_TOO_LARGE ? jsonReply(200, value) : reply));

export const createHtmlReply = (): ApiReply => ({
  status: 200,
  contentType: 'text/html',
  body: { kind: 'text', text: '<!doctype html><title>Gateway</title>' },
});

export const createFileReply = (type: string, text: string): ApiReply => ({
  status: 200,
  contentType: type,
  body: { kind: 'blob', blob: new Blob([text], { type }) },
});

export const createFailure = () => jsonReply(500, { error: 'Internal error in line 12' });

/** The JSON body of a request. */
export const getSentBody = ({ body }: ApiRequest): Readonly<Record<string, unknown>> =>
  body.kind === 'json' && typeof body.value === 'object' && body.value !== null
    ? (body.value as Readonly<Record<string, unknown>>)
    : {};

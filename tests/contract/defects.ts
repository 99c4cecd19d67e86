import type { ApiReply, ApiRequest, Transport } from '@spinout/api-client';
import { jsonReply } from '@spinout/api-client/testing';

/** Something wrong with an otherwise good server. */
export interface Defect {
  /** Goes on after "a server": "that gives 21 papers for 20". */
  readonly name: string;
  /** The rows that must fail, and no other. */
  readonly rows: readonly string[];
  readonly call: string;
  readonly spoil: (reply: ApiReply, request: ApiRequest) => ApiReply | Promise<ApiReply>;
}

/** Puts a defect before a good server. */
export const withDefect = (inner: Transport, { call, spoil }: Defect): Transport => ({
  async send(request) {
    const reply = await inner.send(request);
    return request.id === call ? spoil(reply, request) : reply;
  },
});

const isGood = ({ status }: ApiReply) => status < 300;

/** Changes the JSON of good replies, in place. */
export const change =
  (spoil: (value: never) => void): Defect['spoil'] =>
  (reply) => {
    if (isGood(reply) && reply.body.kind === 'json') spoil(reply.body.value as never);
    return reply;
  };

/** Answers good requests with something else. */
export const instead =
  (other: (reply: ApiReply) => ApiReply): Defect['spoil'] =>
  (reply) =>
    isGood(reply) ? other(reply) : reply;

/** Answers refused requests with something else. */
export const insteadOfRefusal =
  (other: (reply: ApiReply, request: ApiRequest) => ApiReply): Defect['spoil'] =>
  (reply, request) =>
    isGood(reply) ? reply : other(reply, request);

export const html = (): ApiReply => ({
  status: 200,
  contentType: 'text/html',
  body: { kind: 'text', text: '<!doctype html><title>Gateway</title>' },
});

export const file = (type: string, text: string): ApiReply => ({
  status: 200,
  contentType: type,
  body: { kind: 'blob', blob: new Blob([text], { type }) },
});

export const failure = () => jsonReply(500, { error: 'Internal error in line 12' });

/** What was sent as JSON. */
export const sent = ({ body }: ApiRequest): Readonly<Record<string, unknown>> =>
  body.kind === 'json' && typeof body.value === 'object' && body.value !== null
    ? (body.value as Readonly<Record<string, unknown>>)
    : {};

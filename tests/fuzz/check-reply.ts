import type { Contract, Operation } from './operations.ts';
import type { FuzzRequest } from './requests.ts';
import type { FuzzReply } from './send.ts';

/** Every refusal says in words what is wrong. */
const MESSAGE = /\S{2}/;

const BAD_REQUEST = 400;
const SERVER_FAULT = 500;
const NOT_IMPLEMENTED = 501;
const UNAVAILABLE = 503;
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/;
/** Pages for people, which say what is wrong without JSON. */
const PAGES = /^(?:\w+:\/\/[^/]+)?\/(?:identity|api\/v1\/auth\/(?:login|callback))\b/;

/** Judges answers by what the contract says of them. @returns what is wrong with an answer, or null */
export function checkReply({ operations, isRefusal }: Contract) {
  return (request: FuzzRequest, reply: FuzzReply | null): string | null => {
    if (reply === null)
      return request.isCut === true ? null : 'the connection ended without an answer';
    const { status, body } = reply;
    if (status >= SERVER_FAULT && !isAllowed(request, status)) return `status ${status}`;
    if (request.method === 'HEAD' || body.byteLength === 0) {
      return status >= BAD_REQUEST && request.method !== 'HEAD' ? 'an error without words' : null;
    }
    if (status >= BAD_REQUEST) return refusalFault(request, reply, isRefusal);
    const path = request.path.split('?')[0];
    const candidates = operations.filter(
      (operation) => operation.method === request.method && operation.path === path,
    );
    return candidates.length === 0 || status !== 200 ? null : replyFault(candidates, reply);
  };
}

/** A service that is not here says so, and nothing more. */
const isAllowed = ({ path }: FuzzRequest, status: number) =>
  status === NOT_IMPLEMENTED || (status === UNAVAILABLE && /\/health\/?(?:[?#]|$)/.test(path));

function refusalFault(
  { path }: FuzzRequest,
  reply: FuzzReply,
  isRefusal: Contract['isRefusal'],
): string | null {
  if (!JSON_TYPE.test(reply.type)) {
    return PAGES.test(path) && /^text\/(?:html|plain)/.test(reply.type)
      ? null
      : `an error as "${reply.type}"`;
  }
  const value = parseJson(reply);
  const hasMessage =
    isRefusal(value) && MESSAGE.test(String(Reflect.get(value as object, 'error')));
  return hasMessage ? null : 'an error without words';
}

function replyFault(candidates: readonly Operation[], reply: FuzzReply): string | null {
  if (reply.type === 'application/pdf') {
    return candidates.some(({ isPdf }) => isPdf) && reply.body.subarray(0, 5).toString() === '%PDF-'
      ? null
      : 'a PDF that is none, or that nobody asked for';
  }
  if (!JSON_TYPE.test(reply.type)) return `an answer as "${reply.type}"`;
  const value = parseJson(reply);
  if (value === undefined) return 'JSON that is none';
  if (candidates.some(({ isReply }) => isReply?.(value))) return null;
  return `an answer that is not in the contract: ${JSON.stringify(candidates[0]?.isReply?.errors ?? null)}`;
}

const parseJson = ({ body }: FuzzReply): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
};

import type { Contract, Operation } from './operations.ts';
import type { FuzzRequest } from './requests.ts';
import type { FuzzReply } from './send.ts';

/** Every refusal must have a non-empty message. */
const MESSAGE = /\S{2}/;

const BAD_REQUEST = 400;
const SERVER_FAULT = 500;
const NOT_IMPLEMENTED = 501;
const UNAVAILABLE = 503;
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/;
/** Pages for users, which may report errors as HTML or plain text. */
const PAGES = /^\/(?:identity|api\/v1\/auth\/(?:login|callback))\b/;

/** Creates a function that checks replies against the contract and returns a description of the fault or null. */
export function checkReply({ operations, isRefusal }: Contract) {
  return (request: FuzzRequest, reply: FuzzReply | null): string | null => {
    if (reply === null)
      return request.isCut === true ? null : 'the connection closed without a reply';
    const { status, body } = reply;
    if (status >= SERVER_FAULT && !isAllowed(request, status)) return `status ${status}`;
    if (request.method === 'HEAD' || body.byteLength === 0) {
      return status >= BAD_REQUEST && request.method !== 'HEAD'
        ? 'an error without a message'
        : null;
    }
    if (status >= BAD_REQUEST) return findRefusalFault(request, reply, isRefusal);
    const path = request.path.split('?')[0];
    const candidates = operations.filter(
      (operation) => operation.method === request.method && operation.path === path,
    );
    return candidates.length === 0 || status !== 200 ? null : findReplyFault(candidates, reply);
  };
}

/** Unavailable services may answer 501, and their health checks 503. */
const isAllowed = ({ path }: FuzzRequest, status: number) =>
  status === NOT_IMPLEMENTED || (status === UNAVAILABLE && /\/health\/?(?:[?#]|$)/.test(path));

/** The path that a client sends: without dot segments. */
const resolvePath = (path: string): string =>
  URL.canParse(path, 'http://localhost') ? new URL(path, 'http://localhost').pathname : path;

function findRefusalFault(
  { path }: FuzzRequest,
  reply: FuzzReply,
  isRefusal: Contract['isRefusal'],
): string | null {
  if (!JSON_TYPE.test(reply.type)) {
    return PAGES.test(resolvePath(path)) && /^text\/(?:html|plain)/.test(reply.type)
      ? null
      : `an error of type "${reply.type}"`;
  }
  const value = parseJson(reply);
  const hasMessage =
    isRefusal(value) && MESSAGE.test(String(Reflect.get(value as object, 'error')));
  return hasMessage ? null : 'an error without a message';
}

function findReplyFault(candidates: readonly Operation[], reply: FuzzReply): string | null {
  if (reply.type === 'application/pdf') {
    return candidates.some(({ isPdf }) => isPdf) && reply.body.subarray(0, 5).toString() === '%PDF-'
      ? null
      : 'an invalid or unexpected PDF';
  }
  if (!JSON_TYPE.test(reply.type)) return `a reply of type "${reply.type}"`;
  const value = parseJson(reply);
  if (value === undefined) return 'invalid JSON';
  if (candidates.some(({ isReply }) => isReply?.(value))) return null;
  return `a reply that violates the contract: ${JSON.stringify(candidates[0]?.isReply?.errors ?? null)}`;
}

const parseJson = ({ body }: FuzzReply): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
};

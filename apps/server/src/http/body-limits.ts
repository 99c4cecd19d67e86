import { createMiddleware } from 'hono/factory';
import {
  BODY_RULES,
  UPLOAD_SLACK_BYTES,
  bodyRuleFor,
  type BodyKind,
  type BodyRule,
} from './body-rules.js';
import { boundedBytes, checkLength, type BodyBounds } from './bounded-body.js';
import { bodyMemory, type BodyMemory } from './body-memory.js';
import { addressKey, clientAddress, type ProxySettings } from './client-address.js';
import { findExceededLimit, MAX_BODY_DEPTH, MAX_JSON_VALUES } from './json-shape.js';
import { refuse } from './refuse.js';
import type { AppContext, AppEnv } from './app-env.js';

interface LimitSettings extends Omit<BodyBounds, 'maxBytes' | 'lease'> {
  /** Memory of all bodies. @default one of 256 MB for this middleware */
  readonly memory?: BodyMemory;
  /** Decides whose memory it is. @default no proxies */
  readonly proxies?: ProxySettings;
  /** @default BODY_RULES */
  readonly rules?: readonly BodyRule[];
}

const KINDS: Readonly<Record<BodyKind, readonly [name: string, pattern: RegExp]>> = {
  json: ['application/json', /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i],
  multipart: ['multipart/form-data', /^multipart\/form-data\s*;/i],
  form: ['application/x-www-form-urlencoded', /^application\/x-www-form-urlencoded\s*(?:;|$)/i],
};

/**
 * Enforces the body rules of each path. JSON is read and parsed here, within the limits of size, time, memory, values and
 * depth, so that routes can call `json()` safely. Multipart and form bodies are limited by their own readers, which use the
 * lease of the request. The memory is released when the request has ended.
 */
export const bodyLimits = ({
  rules = BODY_RULES,
  memory = bodyMemory(),
  proxies = { trustedProxies: 0 },
  ...bounds
}: LimitSettings = {}) =>
  createMiddleware<AppEnv>(async (context, next) => {
    if (!hasBody(context)) return next();
    const lease = memory.lease(addressKey(clientAddress(context, proxies)));
    context.set('bodyLease', lease);
    try {
      const rule = bodyRuleFor(context.req.path, rules);
      await enforceLimit(context, rule, { ...bounds, lease });
      await next();
    } finally {
      lease.release();
    }
  });

const hasBody = ({ req }: AppContext) =>
  req.method !== 'GET' &&
  req.method !== 'HEAD' &&
  (req.header('transfer-encoding') !== undefined ||
    Number(req.header('content-length') ?? 0) !== 0);

const enforceLimit = async (
  context: AppContext,
  maxBytesByKind: BodyRule['maxBytes'],
  bounds: Omit<BodyBounds, 'maxBytes'>,
) => {
  const { req } = context;
  const kind = getKind(req.header('content-type') ?? '');
  const maxBytes = kind && maxBytesByKind[kind];
  if (kind === undefined || maxBytes === undefined) throw unsupportedType(maxBytesByKind);
  checkLength(req.raw, maxBytes + (kind === 'multipart' ? UPLOAD_SLACK_BYTES : 0), maxBytes);
  if (kind === 'form' && req.header('transfer-encoding') !== undefined) {
    throw refuse(411, 'This form needs a Content-Length header.');
  }
  if (kind !== 'json') return;
  const bytes = await boundedBytes(req.raw, { ...bounds, maxBytes });
  checkJson(bytes);
  const { url, method, headers, signal } = req.raw;
  // The stream is consumed; the next reader gets the bytes.
  req.raw = new Request(url, { method, headers: [...headers], signal, body: bytes });
};

const getKind = (contentType: string): BodyKind | undefined =>
  (Object.keys(KINDS) as BodyKind[]).find((kind) => KINDS[kind][1].test(contentType));

const unsupportedType = (maxBytesByKind: BodyRule['maxBytes']) => {
  const names = (Object.keys(maxBytesByKind) as BodyKind[]).map((kind) => KINDS[kind][0]);
  return refuse(415, `Send this as ${names.join(' or ')}.`);
};

const checkJson = (bytes: Uint8Array) => {
  const exceeded = findExceededLimit(bytes);
  if (exceeded === 'values')
    throw refuse(400, `This JSON has more than ${MAX_JSON_VALUES} values.`);
  if (exceeded === 'depth') {
    throw refuse(400, `This JSON is nested deeper than ${MAX_BODY_DEPTH} levels.`);
  }
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw refuse(400, 'The body of this request is not valid JSON.');
  }
};

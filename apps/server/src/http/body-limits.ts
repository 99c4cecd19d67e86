import { createMiddleware } from 'hono/factory';
import {
  BODY_RULES,
  UPLOAD_SLACK_BYTES,
  bodyRuleFor,
  type BodyKind,
  type BodyRule,
} from './body-rules.js';
import { boundedBytes, checkLength, type BodyBounds } from './bounded-body.js';
import { refuse } from './refuse.js';
import type { AppContext, AppEnv } from './app-env.js';

interface LimitSettings extends Omit<BodyBounds, 'maxBytes'> {
  /** @default BODY_RULES */
  readonly rules?: readonly BodyRule[];
}

/** More than any request of the product needs, and far below the recursion limit. */
const MAX_JSON_DEPTH = 64;

const KINDS: Readonly<Record<BodyKind, readonly [name: string, pattern: RegExp]>> = {
  json: ['application/json', /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i],
  multipart: ['multipart/form-data', /^multipart\/form-data\s*;/i],
  form: ['application/x-www-form-urlencoded', /^application\/x-www-form-urlencoded\s*(?:;|$)/i],
};

/**
 * Enforces the body rules of each path. JSON is read and parsed here, within the size and time limits, so that routes can
 * call `json()` safely. Multipart and form bodies are limited by their own readers.
 */
export const bodyLimits = ({ rules = BODY_RULES, ...bounds }: LimitSettings = {}) =>
  createMiddleware<AppEnv>(async (context, next) => {
    if (hasBody(context)) await enforceLimit(context, bodyRuleFor(context.req.path, rules), bounds);
    await next();
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
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw refuse(400, 'The body of this request is not valid JSON.');
  }
  if (isDeeperThan(value, MAX_JSON_DEPTH)) {
    throw refuse(400, `This JSON is nested deeper than ${MAX_JSON_DEPTH} levels.`);
  }
};

/** Whether lists and objects are nested deeper than `maxDepth`. Does not use recursion. */
function isDeeperThan(value: unknown, maxDepth: number): boolean {
  let level = [value].filter(isContainer);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= maxDepth) return true;
    level = level.flatMap((container) => Object.values(container)).filter(isContainer);
  }
  return false;
}

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

import { randomBytes } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { formatGuestOwner } from '../caller/owner.js';
import { isSecure, type ProxySettings } from './client-address.js';
import type { AppContext, AppEnv } from './app-env.js';

const COOKIE = 'spinout_visitor';
const HEADER = 'X-Visitor-Id';
const VALID_ID = /^[\w-]{22,64}$/;
const ID_BYTES = 24;
/** Longest lifetime of a cookie that browsers allow. */
const COOKIE_MAX_AGE_S = 400 * 24 * 60 * 60;

/**
 * Identifies a browser without sign-in: by a random cookie that scripts cannot read, or by
 * `X-Visitor-Id` if cookies are not available. Data of a visitor is stored under the hash only.
 */
export const visitor = (settings: ProxySettings) =>
  createMiddleware<AppEnv>(async (context, next) => {
    identifyVisitor(context, settings);
    await next();
  });

/** Identifies the visitor of one request. Pages use it too, so that the first calls of a page share one visitor. */
export function identifyVisitor(context: AppContext, settings: ProxySettings): void {
  context.set('visitor', formatGuestOwner(getVisitorId(context, settings)));
}

const getVisitorId = (context: AppContext, settings: ProxySettings): string => {
  const header = context.req.header(HEADER) ?? '';
  if (VALID_ID.test(header)) return header;
  const secure = isSecure(context, settings);
  const cookie = (secure ? getCookie(context, COOKIE, 'host') : getCookie(context, COOKIE)) ?? '';
  if (VALID_ID.test(cookie)) return cookie;
  const id = randomBytes(ID_BYTES).toString('base64url');
  setCookie(context, COOKIE, id, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: COOKIE_MAX_AGE_S,
    ...(secure ? { secure, prefix: 'host' } : {}),
  });
  return id;
};

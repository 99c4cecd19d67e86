import { createHash, randomBytes } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { isSecure, type ProxySettings } from './client-address.js';
import type { ShellContext, ShellEnv } from './shell-env.js';

const COOKIE = 'spinout_visitor';
const HEADER = 'X-Visitor-Id';
const SANE = /^[\w-]{22,64}$/;
const ID_BYTES = 24;
/** The longest that browsers keep a cookie. */
const KEPT_S = 400 * 24 * 60 * 60;

/**
 * Tells one browser from another before anyone signs in: by a random cookie that no script can read, or by
 * `X-Visitor-Id` where cookies do not reach. What is kept under a visitor is found by the hash alone.
 */
export const visitor = (settings: ProxySettings) =>
  createMiddleware<ShellEnv>(async (context, next) => {
    knowVisitor(context, settings);
    await next();
  });

/** The same for one request. A page does it too, so that its first calls, which go out together, are of one visitor. */
export function knowVisitor(context: ShellContext, settings: ProxySettings): void {
  context.set('visitor', ownerOf(idOf(context, settings)));
}

const idOf = (context: ShellContext, settings: ProxySettings): string => {
  const header = context.req.header(HEADER) ?? '';
  if (SANE.test(header)) return header;
  const secure = isSecure(context, settings);
  const cookie = (secure ? getCookie(context, COOKIE, 'host') : getCookie(context, COOKIE)) ?? '';
  if (SANE.test(cookie)) return cookie;
  const id = randomBytes(ID_BYTES).toString('base64url');
  setCookie(context, COOKIE, id, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: KEPT_S,
    ...(secure ? { secure, prefix: 'host' } : {}),
  });
  return id;
};

const ownerOf = (id: string) => `visitor:${createHash('sha256').update(id).digest('base64url')}`;

import type { MiddlewareHandler } from 'hono';
import { cors as honoCors } from 'hono/cors';

const PREFLIGHT_S = 2 * 60 * 60;

/**
 * Allows cross-origin requests from these origins (exact match), without cookies: such a page identifies its visitor with
 * `X-Visitor-Id` or by signing in.
 * @param origins empty = no cross-origin requests
 */
export const cors = (origins: readonly string[]): MiddlewareHandler =>
  honoCors({
    origin: (origin) => (origins.includes(origin) ? origin : null),
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowHeaders: [
      'Authorization',
      'Content-Type',
      'Idempotency-Key',
      'X-Visitor-Id',
      'X-Request-Id',
    ],
    exposeHeaders: [
      'Content-Disposition',
      'RateLimit',
      'RateLimit-Policy',
      'Retry-After',
      'X-Request-Id',
    ],
    maxAge: PREFLIGHT_S,
  });

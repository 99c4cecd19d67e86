import type { MiddlewareHandler } from 'hono';
import { cors as honoCors } from 'hono/cors';

const PREFLIGHT_S = 2 * 60 * 60;

/**
 * Lets pages of these origins call, exact names only. No cookie travels: such a page says who its visitor is with
 * `X-Visitor-Id`, or signs in.
 * @param origins empty: no other origin may call
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
    exposeHeaders: ['Content-Disposition', 'Retry-After', 'X-Request-Id'],
    maxAge: PREFLIGHT_S,
  });

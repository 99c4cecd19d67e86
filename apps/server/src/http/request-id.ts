import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env.js';

const HEADER = 'X-Request-Id';
const VALID_ID = /^[\w.:-]{8,64}$/;

/**
 * Assigns an id to each request: its `X-Request-Id` if that is 8 to 64 plain characters, else a new one.
 * The reply repeats it.
 */
export const requestId = (createId: () => string = randomUUID) =>
  createMiddleware<AppEnv>(async (context, next) => {
    const given = context.req.header(HEADER) ?? '';
    const id = VALID_ID.test(given) ? given : createId();
    context.set('requestId', id);
    await next();
    context.header(HEADER, id);
  });

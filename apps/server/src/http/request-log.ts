import { createHash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Logger } from './logger.js';
import { onReplyEnd } from './reply-end.js';
import { StoppedCall } from './stopped-call.js';
import type { AppContext, AppEnv } from './app-env.js';

/** Expected reply of endpoints that the server does not have; not an error. */
const NOT_IMPLEMENTED = 501;
const USER_HASH_CHARACTERS = 12;
/** Polled every few seconds by monitoring, so they are logged at debug level. */
const MONITORING_PATHS = new Set(['/health', '/ready', '/metrics']);

/**
 * Logs one line per request when its reply has ended: id, method, route pattern, status, milliseconds, bytes, a hash of the
 * caller, and why the server stopped its work, if it did. The address is never logged, since it may contain a code or a token.
 * @param clock monotonic time in milliseconds
 */
export const requestLog = (logger: Logger, clock: () => number = () => performance.now()) =>
  createMiddleware<AppEnv>(async (context, next) => {
    const startedAt = clock();
    const end = onReplyEnd(context, ({ status, route, bytes, left }) => {
      const line = {
        request: context.get('requestId'),
        method: context.req.method,
        route,
        status,
        ms: Math.round(clock() - startedAt),
        bytes,
        user: userHash(context),
        ...(left ? { left } : {}),
        ...(context.error instanceof StoppedCall ? { stopped: context.error.reason } : {}),
      };
      if (status >= 500 && status !== NOT_IMPLEMENTED) logger.error(line, 'request');
      else if (MONITORING_PATHS.has(route)) logger.debug(line, 'request');
      else logger.info(line, 'request');
    });
    await next();
    end();
  });

const userHash = (context: AppContext): string | null => {
  const owner = context.get('caller')?.owner ?? context.get('visitor');
  if (owner === undefined) return null;
  return createHash('sha256').update(owner).digest('hex').slice(0, USER_HASH_CHARACTERS);
};

import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import { classifyDatabaseFailure, RETRY_AFTER_S } from '../database/database-failure.js';
import { refuse } from '../http/refuse.js';
import type { AppEnv } from '../http/app-env.js';
import type { AuthLog } from './auth-dependencies.js';

const frames = (stack: string | undefined) =>
  (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim());

const getErrorCode = (fault: Error): string | null => {
  const code: unknown = 'code' in fault ? fault.code : null;
  return typeof code === 'string' ? code : null;
};

const describeError = (fault: unknown) =>
  fault instanceof Error ? { name: fault.name, errorCode: getErrorCode(fault) } : null;

/**
 * The parts of an error that may be logged: kind, code and location. Messages are not: those of a database contain
 * query parameters, and those of a provider contain its response.
 */
export const summarizeError = (fault: unknown) =>
  fault instanceof Error
    ? { ...describeError(fault), cause: describeError(fault.cause), frames: frames(fault.stack) }
    : { name: typeof fault };

export const SIGN_IN_UNAVAILABLE = 'Sign-in is temporarily unavailable. Try again later.';

/**
 * Passes refusals through and replaces any other error by one without internal details. It is logged here without its
 * message, since messages of a database may contain secrets.
 */
export const hideInternalErrors =
  (log: AuthLog): ErrorHandler<AppEnv> =>
  (fault, context) => {
    if (fault instanceof HTTPException) throw fault;
    log.error({ path: routePath(context), fault: summarizeError(fault) }, 'Sign-in failed');
    const failure = classifyDatabaseFailure(fault);
    if (failure !== null) {
      throw refuse(503, SIGN_IN_UNAVAILABLE, { 'Retry-After': RETRY_AFTER_S[failure] });
    }
    throw refuse(500, SIGN_IN_UNAVAILABLE);
  };

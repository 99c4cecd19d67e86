import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import { refuse } from '../http/refuse.js';
import type { AppEnv } from '../http/app-env.js';
import type { AuthLog } from './auth-dependencies.js';
import { summarizeError } from './summarize-error.js';

export const SIGN_IN_UNAVAILABLE = 'Sign-in is temporarily unavailable. Please try again later.';

/**
 * Passes refusals through and replaces any other error by one without internal details. It is logged here without its
 * message, since messages of a database may contain secrets.
 */
export const hideInternalErrors =
  (log: AuthLog): ErrorHandler<AppEnv> =>
  (fault, context) => {
    if (fault instanceof HTTPException) throw fault;
    log.error({ path: routePath(context), fault: summarizeError(fault) }, 'Sign-in failed');
    throw refuse(500, SIGN_IN_UNAVAILABLE);
  };

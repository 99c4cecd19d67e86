import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import { refuse } from '../http/refuse.js';
import type { ShellEnv } from '../http/shell-env.js';
import type { AuthLog } from './auth-dependencies.js';
import { faultFacts } from './fault-facts.js';

export const NOT_WORKING = 'Sign-in does not work at the moment. Please try again later.';

/**
 * Lets refusals through, and turns any other fault into one that says nothing of the inside. It is logged here by its
 * facts: what a database puts into its messages is not for every log.
 */
export const keepInside =
  (log: AuthLog): ErrorHandler<ShellEnv> =>
  (fault, context) => {
    if (fault instanceof HTTPException) throw fault;
    log.error({ path: routePath(context), fault: faultFacts(fault) }, 'Sign-in failed');
    throw refuse(500, NOT_WORKING);
  };

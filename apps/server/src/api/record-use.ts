import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../http/app-env.js';
import { getOwner } from './identify-caller.js';

/**
 * Reports each call of an owner, whichever part of the server answers it.
 * @param record is not awaited and must not throw
 */
export const recordUse = (record: (owner: string) => void) =>
  createMiddleware<AppEnv>(async (context, next) => {
    await next();
    record(getOwner(context));
  });

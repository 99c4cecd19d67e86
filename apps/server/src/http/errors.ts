import type { ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { classifyDatabaseFailure, RETRY_AFTER_S } from '../database/database-failure.js';
import { getStorageRefusal } from '../store/storage-refusal.js';
import type { Logger } from './logger.js';
import type { AppEnv } from './app-env.js';

/**
 * Turns an error of a route into a reply with a message and the request id, without internal details.
 * A refusal keeps its status and message; any other error is logged and becomes a 500.
 */
export const onError =
  (logger: Logger): ErrorHandler<AppEnv> =>
  (error, context) => {
    const id = context.get('requestId');
    const refusal = getRefusal(error) ?? getStorageReply(error);
    if (refusal === null || refusal.isLogged) logger.error({ request: id, err: error }, 'failed');
    const { status, message, headers } = refusal ?? INTERNAL_ERROR;
    headers.forEach((value, name) => context.header(name, value));
    return context.json({ error: message, request_id: id }, status);
  };

export const notFound: NotFoundHandler<AppEnv> = (context) =>
  context.json({ error: 'Not found.', request_id: context.get('requestId') }, 404);

const INTERNAL_ERROR = {
  status: 500,
  message: 'The server had an internal error. Try again.',
  headers: new Headers(),
} as const;

const DATABASE_MESSAGES = {
  full: 'The disk of this server is full. Nothing was saved. Try again later.',
  unavailable: 'The database is not available. Nothing was saved. Try again in a few seconds.',
} as const;

/** The reply to an error of the database that may end without a restart, or to a full storage; null for any other error. */
const getStorageReply = (error: Error): Refusal | null => {
  const message = getStorageRefusal(error);
  if (message !== null) return { status: 507, message, headers: new Headers(), isLogged: false };
  const failure = classifyDatabaseFailure(error);
  if (failure === null) return null;
  const headers = new Headers({ 'Retry-After': RETRY_AFTER_S[failure] });
  return { status: 503, message: DATABASE_MESSAGES[failure], headers, isLogged: true };
};

interface Refusal {
  readonly status: ContentfulStatusCode;
  readonly message: string;
  readonly headers: Headers;
  /** Whether an operator should learn of it. */
  readonly isLogged: boolean;
}

const getRefusal = (error: Error): Refusal | null => {
  if (!(error instanceof HTTPException)) return null;
  const headers = new Headers(error.res?.headers);
  headers.delete('content-type');
  headers.delete('content-length');
  const { status, message } = error;
  return {
    status,
    message: message || INTERNAL_ERROR.message,
    headers,
    isLogged: false,
  };
};

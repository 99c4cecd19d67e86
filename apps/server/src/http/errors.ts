import type { ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
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
    const refusal = getRefusal(error);
    if (refusal === null) logger.error({ request: id, err: error }, 'failed');
    const { status, message, headers } = refusal ?? INTERNAL_ERROR;
    headers.forEach((value, name) => context.header(name, value));
    return context.json({ error: message, request_id: id }, status);
  };

export const notFound: NotFoundHandler<AppEnv> = (context) =>
  context.json({ error: 'Not found.', request_id: context.get('requestId') }, 404);

const INTERNAL_ERROR = {
  status: 500,
  message: 'Something went wrong on the server. Please try again.',
  headers: new Headers(),
} as const;

const getRefusal = (error: Error) => {
  if (!(error instanceof HTTPException)) return null;
  const headers = new Headers(error.res?.headers);
  headers.delete('content-type');
  headers.delete('content-length');
  return { status: error.status, message: error.message || INTERNAL_ERROR.message, headers };
};

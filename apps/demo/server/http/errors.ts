import type { ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from './logger.js';
import type { ShellEnv } from './shell-env.js';

/**
 * Turns what a route threw into a reply: words for people and the id of the request, and nothing of the inside.
 * A refusal keeps its status and words; anything else is logged and becomes a 500.
 */
export const onError =
  (logger: Logger): ErrorHandler<ShellEnv> =>
  (error, context) => {
    const id = context.get('requestId');
    const refusal = refusalOf(error);
    if (refusal === null) logger.error({ request: id, err: error }, 'failed');
    const { status, words, headers } = refusal ?? INSIDE;
    headers.forEach((value, name) => context.header(name, value));
    return context.json({ error: words, request_id: id }, status);
  };

/** Answers what no route knows. */
export const notFound: NotFoundHandler<ShellEnv> = (context) =>
  context.json(
    { error: 'There is nothing at this address.', request_id: context.get('requestId') },
    404,
  );

interface Refusal {
  readonly status: ContentfulStatusCode;
  readonly words: string;
  readonly headers: Headers;
}

const INSIDE: Refusal = {
  status: 500,
  words: 'Something went wrong on the server. Please try again.',
  headers: new Headers(),
};

const refusalOf = (error: Error): Refusal | null => {
  if (error instanceof HTTPException) {
    const headers = new Headers(error.res?.headers);
    headers.delete('content-type');
    headers.delete('content-length');
    return { status: error.status, words: error.message || INSIDE.words, headers };
  }
  return null;
};

import { routePath } from 'hono/route';
import { createTurns } from '../event-loop/turns.js';
import type { AppContext } from './app-env.js';

interface ReplyEnd {
  /** HTTP status; 499 if the client closed the connection before there was one. */
  readonly status: number;
  /** Pattern of the route, never the path itself. */
  readonly route: string;
  /** Bytes sent, including headers. */
  readonly bytes: number;
  /** Whether the client closed the connection before the reply was complete. */
  readonly left: boolean;
}

const CLIENT_CLOSED_REQUEST = 499;

const takeTurn = createTurns();

/**
 * Calls back once, when the reply was sent or the client closed the connection. Call it before `next()`.
 * @returns must be called after `next()`; ends the reply if there is no socket
 */
export function onReplyEnd(context: AppContext, report: (end: ReplyEnd) => void): () => void {
  const { outgoing, incoming } = context.env ?? {};
  if (!outgoing) {
    return () =>
      report({
        status: context.res.status,
        route: getRoutePattern(context),
        bytes: 0,
        left: false,
      });
  }
  const socket = incoming?.socket;
  const before = socket?.bytesWritten ?? 0;
  outgoing.once('close', () => {
    const end: ReplyEnd = {
      status: outgoing.headersSent ? outgoing.statusCode : CLIENT_CLOSED_REQUEST,
      route: getRoutePattern(context),
      bytes: (socket?.bytesWritten ?? before) - before,
      left: !outgoing.writableFinished,
    };
    if (end.left) void takeTurn().then(() => report(end));
    else report(end);
  });
  return () => undefined;
}

const getRoutePattern = (context: AppContext) => routePath(context) || '*';

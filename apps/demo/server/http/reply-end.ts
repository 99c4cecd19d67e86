import { routePath } from 'hono/route';
import type { ShellContext } from './shell-env.js';

/** How a reply ended. */
export interface ReplyEnd {
  /** Of HTTP; 499 when the caller left before there was one. */
  readonly status: number;
  /** Pattern of the route that answered, never the path itself. */
  readonly route: string;
  /** Bytes that went over the socket for it, headers included. */
  readonly bytes: number;
  /** Whether the caller left before all was sent. */
  readonly left: boolean;
}

const CALLER_LEFT = 499;

/**
 * Calls back once, when the reply was sent whole or its caller has left. Call it before `next()`.
 * @returns to be called after `next()`: there the reply ends when an app is asked without a socket
 */
export function onReplyEnd(context: ShellContext, report: (end: ReplyEnd) => void): () => void {
  const { outgoing, incoming } = context.env ?? {};
  if (!outgoing) {
    return () =>
      report({ status: context.res.status, route: routeOf(context), bytes: 0, left: false });
  }
  const socket = incoming?.socket;
  const before = socket?.bytesWritten ?? 0;
  outgoing.once('close', () =>
    report({
      status: outgoing.headersSent ? outgoing.statusCode : CALLER_LEFT,
      route: routeOf(context),
      bytes: (socket?.bytesWritten ?? before) - before,
      left: !outgoing.writableFinished,
    }),
  );
  return () => undefined;
}

const routeOf = (context: ShellContext) => routePath(context) || '*';

import type { Server } from 'node:http';
import type { Logger } from './logger.js';

interface ShutdownSettings {
  readonly server: Server;
  /** Close functions of the services, called in this order after the last reply. */
  readonly close: readonly (() => Promise<void>)[];
  readonly logger: Logger;
  /** Milliseconds that replies in progress may take. @default 10_000 */
  readonly timeoutMs?: number;
  /** Ends the process. */
  readonly exit: (code: number) => void;
}

export interface Shutdown {
  /** Call on a signal: the first call stops gracefully, the second at once. */
  readonly stop: (signal: string) => Promise<void>;
  readonly isStopping: () => boolean;
}

const TIMEOUT_MS = 10_000;
const SWEEP_EVERY_MS = 50;

/** Shuts a server down gracefully: accepts no new connections, finishes replies in progress, then closes the services. */
export function gracefulShutdown(settings: ShutdownSettings): Shutdown {
  const { server, close, logger, timeoutMs = TIMEOUT_MS, exit } = settings;
  let stopping = false;

  const stop = async (signal: string) => {
    if (stopping) {
      logger.warn({ signal }, 'stopped at once');
      return exit(1);
    }
    stopping = true;
    logger.info({ signal }, 'stopping');
    const isComplete = await closeServer(server, timeoutMs);
    if (!isComplete) logger.warn({ ms: timeoutMs }, 'replies were aborted');
    let failed = false;
    for (const closeService of close) {
      await closeService().catch((error: unknown) => {
        failed = true;
        logger.error({ err: error }, 'did not close');
      });
    }
    exit(failed ? 1 : 0);
  };

  return { stop, isStopping: () => stopping };
}

/** @returns whether all replies finished in time */
const closeServer = (server: Server, timeoutMs: number) =>
  new Promise<boolean>((resolve) => {
    let isComplete = true;
    const timer = setTimeout(() => {
      isComplete = false;
      server.closeAllConnections();
    }, timeoutMs);
    // An idle keep-alive connection would delay the shutdown until its timeout.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS);
    server.close(() => {
      clearTimeout(timer);
      clearInterval(sweep);
      resolve(isComplete);
    });
  });

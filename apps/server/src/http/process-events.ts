import type { EventEmitter } from 'node:events';
import type { Logger } from './logger.js';

interface ProcessEvents {
  /** The process, or one like it. */
  readonly process: EventEmitter & {
    readonly stdout: EventEmitter;
    readonly stderr: EventEmitter;
  };
  /** Whether someone started the server in a terminal, which then ends it when it is closed. */
  readonly isInteractive: boolean;
  readonly logger: Logger;
  readonly stop: (signal: string) => void;
}

/**
 * Makes the server run in a terminal, under `nohup` and under a process manager: SIGINT and SIGTERM stop it, SIGHUP only if it
 * is attached to a terminal, and nobody needs to read its output.
 */
export function handleProcessEvents({ process, isInteractive, logger, stop }: ProcessEvents): void {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
  // Node resets the signals that `nohup` ignores, so they have to be ignored here.
  process.on('SIGHUP', () => {
    if (isInteractive) stop('SIGHUP');
    else logger.info({ signal: 'SIGHUP' }, 'ignored');
  });
  // A closed pipe would otherwise end the process.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}

import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '../configuration.js';
import { redacted, redactedPaths } from './redact.js';

export type { Logger } from 'pino';

export interface LoggerSettings {
  readonly level: LogLevel;
  /** Destination of the log. @default standard output */
  readonly destination?: DestinationStream;
}

/** Creates the logger: one JSON line per event, without tokens, cookies and codes. */
export const createLogger = ({ level, destination }: LoggerSettings): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: [...redactedPaths], censor: '[redacted]' },
      serializers: { err: errorOf, error: errorOf },
    },
    ...(destination ? [destination] : []),
  );

const errorOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return redacted(String(error));
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message: redacted(message), stack: redacted(stack) };
};

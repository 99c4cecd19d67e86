import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '../configuration/configuration.js';
import { redactSecrets, redactedPaths } from './redact.js';

export type { Logger } from 'pino';

interface LoggerSettings {
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
      serializers: { err: serializeError, error: serializeError },
    },
    ...(destination ? [destination] : []),
  );

const serializeError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return redactSecrets(String(error));
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message: redactSecrets(message), stack: redactSecrets(stack) };
};

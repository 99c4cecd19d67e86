import {
  destination as openDestination,
  pino,
  type DestinationStream,
  type LogFn,
  type Logger,
} from 'pino';
import type { LogLevel } from '../configuration/configuration.js';
import { serializeError } from './log-error.js';
import { redactedPaths } from './redact.js';

export type { Logger } from 'pino';

interface LoggerSettings {
  readonly level: LogLevel;
  /** Destination of the log. @default standard output */
  readonly destination?: DestinationStream;
}

/** Longest line of the log, including its end. */
export const MAX_LINE_CHARACTERS = 16 * 1024;
const MAX_VALUE_CHARACTERS = 200;
const STANDARD_OUTPUT = 1;
const MAX_UNWRITTEN_BYTES = 1024 * 1024;

/**
 * Creates the logger: one JSON line per event, without tokens, cookies, codes and contents of requests. `docs/server.md`
 * describes the fields.
 */
export const createLogger = ({
  level,
  destination = openStandardOutput(),
}: LoggerSettings): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: [...redactedPaths], censor: '[redacted]' },
      serializers: { err: serializeError, error: serializeError },
      hooks: { logMethod: addMessage, streamWrite: limitLine },
    },
    destination,
  );

/** Without a message, pino would use the one of the error, which may contain contents of a request. */
function addMessage(this: Logger, args: Parameters<LogFn>, method: LogFn) {
  const [fields, ...message] = args as unknown[];
  if (typeof fields === 'object' && message.length === 0) method.call(this, fields, 'failed');
  else method.apply(this, args);
}

/** A closed pipe or a full disk must not end the server, so lines that cannot be written are lost. */
const openStandardOutput = () => {
  const output = openDestination({
    fd: STANDARD_OUTPUT,
    sync: true,
    maxLength: MAX_UNWRITTEN_BYTES,
  });
  output.on('error', () => undefined);
  return output;
};

/** Replaces a line that is too long by its short fields. */
const limitLine = (line: string): string => {
  if (line.length <= MAX_LINE_CHARACTERS) return line;
  const fields = Object.entries(JSON.parse(line) as Record<string, unknown>)
    .filter(([, value]) => typeof value !== 'object' || value === null)
    .map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, MAX_VALUE_CHARACTERS) : value,
    ]);
  const short = JSON.stringify({ ...Object.fromEntries(fields), omittedCharacters: line.length });
  return short.length < MAX_LINE_CHARACTERS
    ? `${short}\n`
    : `${JSON.stringify({ msg: 'A line was too long.', omittedCharacters: line.length })}\n`;
};

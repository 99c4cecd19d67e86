import { redactSecrets } from './redact.js';

/** An error as it is logged. */
interface LoggedError {
  readonly type: string;
  /**
   * Code of Node (`ECONNREFUSED`), of Postgres (SQLSTATE, `23505`) or of a library. Not named `code`, because fields of that
   * name are redacted: they hold authorization codes.
   */
  readonly errorCode?: string;
  readonly message: string;
  /** Names of what a database error concerns, such as its table; never values. */
  readonly [name: string]: unknown;
  /** Frames, without the message. */
  readonly stack?: string;
  readonly cause?: LoggedError;
  readonly errors?: readonly LoggedError[];
}

const MAX_MESSAGE_CHARACTERS = 300;
const MAX_NAME_CHARACTERS = 100;
const MAX_QUERY_CHARACTERS = 200;
const MAX_FRAMES = 20;
const MAX_FRAME_CHARACTERS = 300;
const MAX_CAUSES = 4;
const MAX_ERRORS = 3;

const SQL_STATE = /^[0-9A-Z]{5}$/;
/** SQLSTATE class "data exception": its messages quote the value. */
const DATA_EXCEPTION = '22';
const DATABASE_FIELDS = ['severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;
/** What libraries write before a value: drizzle, the AI SDK, `JSON.parse`. */
const VALUE_MARKERS = ['\nparams: ', 'Text: ', 'Value: ', ', "', ', ..."'];
const FRAME = /^ {4}at \S/;

/**
 * Converts an error for the log: type, code, message, frames and causes. Contents of requests are left out: the parameters
 * of a failed query, and the values that a database or a parser repeats in its message.
 */
export const serializeError = (error: unknown): unknown =>
  error instanceof Error ? describe(error, MAX_CAUSES) : shorten(String(error));

const describe = (error: Error, causes: number): LoggedError => {
  const fields = new Map(Object.entries(Object.getOwnPropertyDescriptors(error)));
  const read = (name: string): unknown => fields.get(name)?.value;
  const code = read('code');
  const isDatabaseError =
    typeof code === 'string' && SQL_STATE.test(code) && fields.has('severity');
  const stack = getFrames(error);
  const errors = error instanceof AggregateError ? error.errors.filter(isError) : [];
  return {
    type: shortenName(error.constructor.name || error.name),
    ...(typeof code === 'string' || typeof code === 'number'
      ? { errorCode: shortenName(code) }
      : {}),
    ...(isDatabaseError ? readNames(DATABASE_FIELDS, read) : readNames(['syscall'], read)),
    message: getMessage(error, { query: read('query'), isDatabaseError, code }),
    ...(stack === '' ? {} : { stack }),
    ...(causes > 0 && error.cause instanceof Error
      ? { cause: describe(error.cause, causes - 1) }
      : {}),
    ...(causes > 0 && errors.length > 0
      ? { errors: errors.slice(0, MAX_ERRORS).map((each) => describe(each, 0)) }
      : {}),
  };
};

const isError = (value: unknown): value is Error => value instanceof Error;

const readNames = (names: readonly string[], read: (name: string) => unknown) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = read(name);
      return typeof value === 'string' ? [[name, shortenName(value)]] : [];
    }),
  );

const getMessage = (
  { message }: Error,
  {
    query,
    isDatabaseError,
    code,
  }: { readonly query: unknown; readonly isDatabaseError: boolean; readonly code: unknown },
): string => {
  if (isDatabaseError) {
    const hasValue = String(code).startsWith(DATA_EXCEPTION);
    return shorten(hasValue ? cutAt(message, '"') : message);
  }
  // The text of a query has placeholders instead of values.
  if (typeof query === 'string') return shorten(`Failed query: ${query}`, MAX_QUERY_CHARACTERS);
  const start = message.slice(0, MAX_MESSAGE_CHARACTERS);
  return shorten(VALUE_MARKERS.reduce(cutAt, start));
};

const cutAt = (text: string, marker: string) => {
  const at = text.indexOf(marker);
  return at === -1 ? text : text.slice(0, at).trimEnd();
};

const shorten = (text: string, maxCharacters = MAX_MESSAGE_CHARACTERS) =>
  redactSecrets(text.slice(0, maxCharacters));

const shortenName = (name: unknown) => shorten(String(name), MAX_NAME_CHARACTERS);

/** The stack without the message that it starts with. */
const getFrames = ({ stack = '', message }: Error): string => {
  const at = message === '' ? -1 : stack.indexOf(message);
  const lines = (at === -1 ? stack : stack.slice(at + message.length)).split('\n');
  const firstFrame = lines.findLastIndex((line) => !FRAME.test(line)) + 1;
  return lines
    .slice(firstFrame, firstFrame + MAX_FRAMES)
    .map((line) => redactSecrets(line.slice(0, MAX_FRAME_CHARACTERS)))
    .join('\n');
};

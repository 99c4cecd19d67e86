import { listCauses } from './error-causes.js';

/** `full`: the disk is full. `unavailable`: the database does not answer. Both may end without a restart of the server. */
type DatabaseFailure = 'full' | 'unavailable';

/** `Retry-After` of a reply to a request that failed because of it, in seconds. */
export const RETRY_AFTER_S = { full: '60', unavailable: '5' } as const satisfies Record<
  DatabaseFailure,
  string
>;

/** Codes of Postgres and of the operating system for a full disk. */
const FULL_CODES: ReadonlySet<string> = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Shutdown, start, too many connections, and connections that failed. */
const UNAVAILABLE_CODES: ReadonlySet<string> = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Messages of the pg, PGlite and SQLite libraries for errors without a code, or with one for all errors. */
const FULL_TEXT = /no space left on device|could not extend file|database or disk is full/i;
const UNAVAILABLE_TEXT =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|database is reopening|PGlite is closed|cannot use a pool after calling end/i;

/** The database lost its connection in class 08 of the error codes. */
const isConnectionException = (code: string) => /^08[0-9A-Z]{3}$/.test(code);

/** Tells what is wrong with the database behind an error; null if it is another error. */
export function classifyDatabaseFailure(error: unknown): DatabaseFailure | null {
  for (const cause of listCauses(error)) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (FULL_CODES.has(code) || FULL_TEXT.test(cause.message)) return 'full';
    if (UNAVAILABLE_CODES.has(code) || isConnectionException(code)) return 'unavailable';
    if (UNAVAILABLE_TEXT.test(cause.message)) return 'unavailable';
  }
  return null;
}

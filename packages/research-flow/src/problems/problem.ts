import { isApiError, type ApiError } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import type { ProblemMessages } from './problem.messages.js';

type NotAProblem = 'offline' | 'noAccess' | 'timedOut' | 'busy' | 'busyNow' | 'dismiss';

/** Names of what can go wrong; each has a line in the catalogue. */
export type ProblemCode = Exclude<keyof ProblemMessages, NotAProblem>;

/** Something a step reports: a rule that was broken, or a call that failed with `error`. */
export interface Problem {
  readonly code: ProblemCode;
  readonly error?: unknown;
}

// "The server's error or …" (PAPER-13, LIT-17, LIT-18); the others keep the specified text.
const IN_THE_SERVERS_WORDS: ReadonlySet<ProblemCode> = new Set([
  'paperFailed',
  'searchFailed',
  'reviewFailed',
]);

/** Tells a reply that could not be read (HYP-15) from a call that failed (HYP-14). */
export const isMalformed = (error: unknown): boolean =>
  isApiError(error) && error.code === 'malformed';

/** The words for a problem. */
export const problemText = ({ code, error }: Problem, messages: ProblemMessages): string => {
  const serverMessage = isApiError(error) ? error.details.serverMessage : undefined;
  return IN_THE_SERVERS_WORDS.has(code) && serverMessage !== undefined
    ? serverMessage
    : messages[code];
};

/** A second line that helps, never instead of the first (T-80); null when there is nothing to add. */
export const problemAdvice = ({ error }: Problem, messages: ProblemMessages): string | null => {
  if (!isApiError(error)) return null;
  if (error.details.offline === true) return messages.offline;
  if (error.code === 'timeout') return messages.timedOut;
  return statusAdvice(error.details, messages);
};

const MS_PER_SECOND = 1000;

const statusAdvice = (
  { status, retryAfterMs }: ApiError['details'],
  messages: ProblemMessages,
): string | null => {
  if (status === 403) return messages.noAccess;
  if (status !== 429) return null;
  if (retryAfterMs === undefined) return messages.busyNow;
  return fill(messages.busy, { seconds: Math.max(1, Math.ceil(retryAfterMs / MS_PER_SECOND)) });
};

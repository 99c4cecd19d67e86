import { isApiError } from '@spinout/api-client';
import {
  findServerExplanation,
  formatCallAdvice,
  type CallAdviceMessages,
} from '@spinout/flow-kit';
import type { ProblemMessages } from './problem.messages.js';

type SupportingMessage = keyof CallAdviceMessages | 'dismiss';

/** Codes of the problems; each has a message. */
export type ProblemCode = Exclude<keyof ProblemMessages, SupportingMessage>;

/** A problem in a step: invalid input, or a request that failed with `error`. */
export interface Problem {
  readonly code: ProblemCode;
  readonly error?: unknown;
}

// These problems show the server's message if there is one; the others always show their own.
const SHOWS_SERVER_MESSAGE: ReadonlySet<ProblemCode> = new Set([
  'paperFailed',
  'searchFailed',
  'reviewFailed',
  'importFailed',
]);

/** Whether the reply could not be read, as opposed to a failed request. */
export const isMalformed = (error: unknown): boolean =>
  isApiError(error) && error.code === 'malformed';

/** The text of a problem. */
export const problemText = ({ code, error }: Problem, messages: ProblemMessages): string => {
  const shown = SHOWS_SERVER_MESSAGE.has(code) && isApiError(error) && error.details.serverMessage;
  return shown || findServerExplanation(error) || messages[code];
};

/** Advice that is shown below the text of a problem; null if there is none. */
export const problemAdvice = ({ error }: Problem, messages: ProblemMessages): string | null =>
  formatCallAdvice(error, messages);

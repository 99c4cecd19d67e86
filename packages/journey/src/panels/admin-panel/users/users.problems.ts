import { isApiError, type ApiError } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import type { UsersMessages } from './users.messages.js';

/** The text of a list error, and whether a retry makes sense. */
export function getListProblem(
  error: unknown,
  { listProblems: messages }: UsersMessages,
): { readonly text: string; readonly canRetry: boolean } {
  const status = getStatus(error);
  switch (status) {
    case 401:
      return { text: messages.signedOut, canRetry: true };
    case 403:
      return { text: messages.notAllowed, canRetry: true };
    case 404:
    case 501:
      return { text: messages.notHere, canRetry: false };
    case 429:
      return { text: messages.busy, canRetry: true };
    default:
      return { text: isOffline(error) ? messages.offline : messages.failed, canRetry: true };
  }
}

/** The text of a failed change. A conflict shows the server's text, because only the server knows the rule. */
export function getChangeProblem(error: unknown, name: string, messages: UsersMessages): string {
  const status = getStatus(error);
  if (status === null || status >= 500) return fill(messages.changeUnknown, { name });
  return fill(messages.changeFailed, { name, reason: getReason(status, error, messages) });
}

function getReason(
  status: number,
  error: unknown,
  { changeProblems: messages }: UsersMessages,
): string {
  switch (status) {
    case 401:
      return messages.signedOut;
    case 403:
      return messages.notAllowed;
    case 404:
      return messages.gone;
    case 409:
      return (error as ApiError).details.serverMessage ?? messages.notChangeable;
    case 429:
      return messages.busy;
    default:
      return messages.refused;
  }
}

const getStatus = (error: unknown): number | null =>
  isApiError(error) && error.code === 'status' ? (error.details.status ?? null) : null;

const isOffline = (error: unknown): boolean => isApiError(error) && error.details.offline === true;

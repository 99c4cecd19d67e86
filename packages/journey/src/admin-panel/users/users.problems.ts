import { isApiError, type ApiError } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import type { UsersMessages } from './users.messages.js';

/** Why the list did not come, in words, and whether it is worth asking again. */
export function listProblem(
  error: unknown,
  { listProblems: words }: UsersMessages,
): { readonly text: string; readonly canRetry: boolean } {
  const status = statusOf(error);
  switch (status) {
    case 401:
      return { text: words.signedOut, canRetry: true };
    case 403:
      return { text: words.notAllowed, canRetry: true };
    case 404:
    case 501:
      return { text: words.notHere, canRetry: false };
    case 429:
      return { text: words.busy, canRetry: true };
    default:
      return { text: isOffline(error) ? words.offline : words.failed, canRetry: true };
  }
}

/** Why a role was not changed, in words; the server's own where only it knows which rule speaks against it. */
export function changeProblem(error: unknown, name: string, words: UsersMessages): string {
  const status = statusOf(error);
  if (status === null || status >= 500) return fill(words.changeUnknown, { name });
  return fill(words.changeFailed, { name, reason: reasonOf(status, error, words) });
}

function reasonOf(
  status: number,
  error: unknown,
  { changeProblems: words }: UsersMessages,
): string {
  switch (status) {
    case 401:
      return words.signedOut;
    case 403:
      return words.notAllowed;
    case 404:
      return words.gone;
    case 409:
      return (error as ApiError).details.serverMessage ?? words.kept;
    case 429:
      return words.busy;
    default:
      return words.refused;
  }
}

const statusOf = (error: unknown): number | null =>
  isApiError(error) && error.code === 'status' ? (error.details.status ?? null) : null;

const isOffline = (error: unknown): boolean => isApiError(error) && error.details.offline === true;

import { isApiError } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import type { CallAdviceMessages } from './call-advice.messages.js';

const MS_PER_SECOND = 1000;
const TOO_MANY_REQUESTS = 429;
const UNAVAILABLE = 503;

/** Too large, too much work for one call, and storage full: the server says what to change. */
const EXPLAINED_STATUSES: ReadonlySet<number | undefined> = new Set([413, 422, 507]);

/** What the server says that a person can do about a refused request; null for other failures. */
export const findServerExplanation = (error: unknown): string | null =>
  isApiError(error) && EXPLAINED_STATUSES.has(error.details.status)
    ? error.details.serverMessage?.trim() || null
    : null;

/** Advice to show below the text of a failed call; null if there is none. */
export const formatCallAdvice = (error: unknown, messages: CallAdviceMessages): string | null => {
  if (!isApiError(error)) return null;
  const { offline, status, retryAfterMs } = error.details;
  if (offline === true) return messages.offline;
  if (error.code === 'timeout') return messages.timedOut;
  if (status === 403) return messages.noAccess;
  const seconds =
    retryAfterMs === undefined ? null : Math.max(1, Math.ceil(retryAfterMs / MS_PER_SECOND));
  if (seconds === null) return status === TOO_MANY_REQUESTS ? messages.busyNow : null;
  return status === TOO_MANY_REQUESTS || status === UNAVAILABLE
    ? fill(messages.busy, { seconds })
    : null;
};

import { isApiError } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import type { CallAdviceMessages } from './call-advice.messages.js';

const MS_PER_SECOND = 1000;

/** Advice to show below the text of a failed call; null if there is none. */
export const formatCallAdvice = (error: unknown, messages: CallAdviceMessages): string | null => {
  if (!isApiError(error)) return null;
  const { offline, status, retryAfterMs } = error.details;
  if (offline === true) return messages.offline;
  if (error.code === 'timeout') return messages.timedOut;
  if (status === 403) return messages.noAccess;
  if (status !== 429) return null;
  if (retryAfterMs === undefined) return messages.busyNow;
  return fill(messages.busy, { seconds: Math.max(1, Math.ceil(retryAfterMs / MS_PER_SECOND)) });
};

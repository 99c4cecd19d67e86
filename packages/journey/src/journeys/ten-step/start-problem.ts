import { isApiError } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import type { TenStepMessages } from './ten-step.messages.js';
import type { StartProblem } from './ten-step.types.js';

const MS_PER_SECOND = 1000;

/** The landing page text for a failed start. */
export const formatStartProblem = (problem: StartProblem, messages: TenStepMessages): string => {
  if (problem.kind === 'refused') return problem.reply.error?.trim() || messages.startFailed;
  const isNotOk = isApiError(problem.error) && problem.error.code === 'status';
  return isNotOk ? messages.hypothesisFailed : messages.startFailed;
};

/** An additional line of advice; null if there is none. */
export const formatStartAdvice = (
  problem: StartProblem,
  messages: TenStepMessages,
): string | null => {
  if (problem.kind === 'refused' || !isApiError(problem.error)) return null;
  const { code, details } = problem.error;
  if (details.offline === true) return messages.offline;
  if (code === 'timeout') return messages.timedOut;
  if (details.status === 403) return messages.noAccess;
  if (details.status !== 429) return null;
  const { retryAfterMs } = details;
  if (retryAfterMs === undefined) return messages.busyNow;
  return fill(messages.busy, { seconds: Math.max(1, Math.ceil(retryAfterMs / MS_PER_SECOND)) });
};

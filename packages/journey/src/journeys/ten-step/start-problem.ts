import { isApiError } from '@spinout/api-client';
import { findServerExplanation, formatCallAdvice } from '@spinout/flow-kit';
import type { TenStepMessages } from './ten-step.messages.js';
import type { StartProblem } from './ten-step.types.js';

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
): string | null =>
  problem.kind === 'refused'
    ? null
    : (findServerExplanation(problem.error) ?? formatCallAdvice(problem.error, messages));

import { isApiError, type ApiError } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import { notPdfText, statusDetail } from '@spinout/flow-kit/pdf';
import type { ResultsMessages } from './results.messages.js';

/** The run has no paper to print. */
export class NoPaperError extends Error {
  override readonly name = 'NoPaperError';
}

/** Truncated text of a reply that is not a PDF. */
const formatMalformed = (error: ApiError, messages: ResultsMessages): string =>
  error.details.reason === 'too-large'
    ? fill(messages.paperOther, { detail: messages.tooLarge })
    : notPdfText(error, messages);

export function formatSummaryError(error: unknown, messages: ResultsMessages): string {
  if (!isApiError(error)) return messages.summaryOther;
  if (error.code === 'malformed') return formatMalformed(error, messages);
  if (error.code !== 'status') return messages.summaryUnreachable;
  const { status = 0, serverMessage = '' } = error.details;
  if (status === 404) return messages.summaryNotFound;
  if (status >= 500 && status < 600) return messages.summaryServerError;
  return serverMessage.trim() || messages.summaryOther;
}

const formatPaperReason = (error: unknown, messages: ResultsMessages): string => {
  if (error instanceof NoPaperError) return fill(messages.paperOther, { detail: messages.noPaper });
  if (!isApiError(error)) return fill(messages.paperOther, { detail: messages.unexpected });
  if (error.code === 'malformed') return formatMalformed(error, messages);
  if (error.code !== 'status') return messages.paperUnreachable;
  const { status } = error.details;
  if (status === 404) return messages.paperNotFound;
  if (status === 500) return messages.paperServerError;
  return fill(messages.paperOther, { detail: statusDetail(error, messages) });
};

export const formatPaperError = (error: unknown, messages: ResultsMessages): string =>
  fill(messages.paperFailed, { reason: formatPaperReason(error, messages) });

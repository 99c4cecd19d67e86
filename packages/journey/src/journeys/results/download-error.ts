import { isApiError } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import { pdfErrorText } from '@spinout/flow-kit/pdf';
import type { ResultsMessages } from './results.messages.js';

/** The run has no paper to print. */
export class NoPaperError extends Error {
  override readonly name = 'NoPaperError';
}

const formatPaperReason = (error: unknown, messages: ResultsMessages): string =>
  error instanceof NoPaperError
    ? fill(messages.paperOther, { detail: messages.noPaper })
    : pdfErrorText(error, {
        ...messages,
        unreachable: messages.paperUnreachable,
        notFound: messages.paperNotFound,
        serverError: messages.paperServerError,
        otherStatus: messages.paperOther,
      });

export const formatPaperError = (error: unknown, messages: ResultsMessages): string =>
  fill(messages.paperFailed, { reason: formatPaperReason(error, messages) });

export function formatSummaryError(error: unknown, messages: ResultsMessages): string {
  if (!isApiError(error)) return messages.summaryOther;
  if (error.code === 'malformed') return formatPaperReason(error, messages);
  if (error.code !== 'status') return messages.summaryUnreachable;
  const { status = 0, serverMessage = '' } = error.details;
  if (status === 404) return messages.summaryNotFound;
  if (status >= 500 && status < 600) return messages.summaryServerError;
  return serverMessage.trim() || messages.summaryOther;
}

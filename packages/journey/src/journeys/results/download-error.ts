import { isApiError, type ApiError } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import { notPdfText, statusDetail } from '@spinout/flow-kit/pdf';
import type { ResultsMessages } from './results.messages.js';

/** The run has no paper to print. */
export class NoPaperError extends Error {
  override readonly name = 'NoPaperError';
}

const SERVER_ERROR = { least: 500, most: 599 } as const;

/** Truncated text of a reply that is not a PDF. */
const formatMalformed = (error: ApiError, messages: ResultsMessages): string =>
  error.details.reason === 'too-large'
    ? fill(messages.paperOther, { detail: messages.tooLarge })
    : notPdfText(error, messages);

/** The error text of the summary. */
export function formatSummaryError(error: unknown, messages: ResultsMessages): string {
  if (!isApiError(error)) return messages.summaryOther;
  const { status = 0, serverMessage = '' } = error.details;
  switch (error.code) {
    case 'unreachable':
    case 'timeout':
    case 'aborted':
      return messages.summaryUnreachable;
    case 'malformed':
      return formatMalformed(error, messages);
    case 'status':
      if (status === 404) return messages.summaryNotFound;
      if (status >= SERVER_ERROR.least && status <= SERVER_ERROR.most) {
        return messages.summaryServerError;
      }
      return serverMessage.trim() || messages.summaryOther;
  }
}

const formatPaperReason = (error: unknown, messages: ResultsMessages): string => {
  if (error instanceof NoPaperError) return fill(messages.paperOther, { detail: messages.noPaper });
  if (!isApiError(error)) return fill(messages.paperOther, { detail: messages.unexpected });
  const { status } = error.details;
  switch (error.code) {
    case 'unreachable':
    case 'timeout':
    case 'aborted':
      return messages.paperUnreachable;
    case 'malformed':
      return formatMalformed(error, messages);
    case 'status':
      if (status === 404) return messages.paperNotFound;
      if (status === 500) return messages.paperServerError;
      return fill(messages.paperOther, { detail: statusDetail(error, messages) });
  }
};

/** The error text of the research paper. */
export const formatPaperError = (error: unknown, messages: ResultsMessages): string =>
  fill(messages.paperFailed, { reason: formatPaperReason(error, messages) });

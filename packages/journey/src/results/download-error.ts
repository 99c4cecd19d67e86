import { isApiError, type ApiError } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import { notPdfText, statusDetail } from '@spinout/journey-kit/pdf';
import type { ResultsMessages } from './results.messages.js';

/** The run that was to be printed has no paper. */
export class NoPaperError extends Error {
  override readonly name = 'NoPaperError';
}

const SERVER_ERROR = { least: 500, most: 599 } as const;

/** RES-18, RES-19, and what came too large: the text of a reply that is no PDF. */
const malformedText = (error: ApiError, words: ResultsMessages): string =>
  error.details.reason === 'too-large'
    ? fill(words.paperOther, { detail: words.tooLarge })
    : notPdfText(error, words);

/** RES-10 to RES-13: the words for a summary that failed (T-15). */
export function summaryErrorText(error: unknown, words: ResultsMessages): string {
  if (!isApiError(error)) return words.summaryOther;
  const { status = 0, serverMessage = '' } = error.details;
  switch (error.code) {
    case 'unreachable':
    case 'timeout':
    case 'aborted':
      return words.summaryUnreachable;
    case 'malformed':
      return malformedText(error, words);
    case 'status':
      if (status === 404) return words.summaryNotFound;
      if (status >= SERVER_ERROR.least && status <= SERVER_ERROR.most) {
        return words.summaryServerError;
      }
      return serverMessage.trim() || words.summaryOther;
  }
}

const paperReason = (error: unknown, words: ResultsMessages): string => {
  if (error instanceof NoPaperError) return fill(words.paperOther, { detail: words.noPaper });
  if (!isApiError(error)) return fill(words.paperOther, { detail: words.unexpected });
  const { status } = error.details;
  switch (error.code) {
    case 'unreachable':
    case 'timeout':
    case 'aborted':
      return words.paperUnreachable;
    case 'malformed':
      return malformedText(error, words);
    case 'status':
      if (status === 404) return words.paperNotFound;
      if (status === 500) return words.paperServerError;
      return fill(words.paperOther, { detail: statusDetail(error, words) });
  }
};

/** RES-14 to RES-20: the words for a research paper that failed (T-15). */
export const paperErrorText = (error: unknown, words: ResultsMessages): string =>
  fill(words.paperFailed, { reason: paperReason(error, words) });

import { isApiError, type ApiError } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import type { PdfErrorMessages } from './pdf-error.messages.js';

/** DL-08 to DL-13: the words for a PDF that could not be made. */
export function pdfErrorText(error: unknown, words: PdfErrorMessages): string {
  if (!isApiError(error)) return fill(words.otherStatus, { detail: words.unexpected });
  switch (error.code) {
    case 'unreachable':
    case 'timeout':
    case 'aborted':
      return words.unreachable;
    case 'malformed':
      return malformedText(error, words);
    case 'status':
      return statusText(error, words);
  }
}

const statusText = ({ details: { status, serverMessage } }: ApiError, words: PdfErrorMessages) => {
  if (status === 404) return words.notFound;
  if (status === 500) return words.serverError;
  const detail = serverMessage ?? fill(words.statusDetail, { status: status ?? 0 });
  return fill(words.otherStatus, { detail });
};

const malformedText = ({ details }: ApiError, words: PdfErrorMessages) =>
  details.reason === 'empty'
    ? words.empty
    : fill(words.notPdf, { type: details.contentType || words.noType });

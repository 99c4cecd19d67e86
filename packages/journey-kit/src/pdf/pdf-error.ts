import { isApiError, type ApiError } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import { notPdfText, statusDetail } from './not-pdf.js';
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
      return notPdfText(error, words);
    case 'status':
      return statusText(error, words);
  }
}

const statusText = (error: ApiError, words: PdfErrorMessages) => {
  switch (error.details.status) {
    case 404:
      return words.notFound;
    case 500:
      return words.serverError;
    default:
      return fill(words.otherStatus, { detail: statusDetail(error, words) });
  }
};

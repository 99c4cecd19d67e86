import { isApiError, type ApiError } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import { notPdfText, statusDetail } from './not-pdf.js';
import type { PdfErrorMessages } from './pdf-error.messages.js';

type PdfErrorTexts = Readonly<Record<keyof PdfErrorMessages, string>>;

/** The message for a PDF error; a catalog may have other texts than ours. */
export function pdfErrorText(error: unknown, messages: PdfErrorTexts): string {
  if (!isApiError(error)) return fill(messages.otherStatus, { detail: messages.unexpected });
  switch (error.code) {
    case 'unreachable':
    case 'timeout':
    case 'aborted':
      return messages.unreachable;
    case 'malformed':
      return error.details.reason === 'too-large'
        ? fill(messages.otherStatus, { detail: messages.tooLarge })
        : notPdfText(error, messages);
    case 'status':
      return getStatusText(error, messages);
  }
}

const getStatusText = (error: ApiError, messages: PdfErrorTexts) => {
  switch (error.details.status) {
    case 404:
      return messages.notFound;
    case 500:
      return messages.serverError;
    default:
      return fill(messages.otherStatus, { detail: statusDetail(error, messages) });
  }
};

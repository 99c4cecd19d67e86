import type { ApiError } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import type { NotPdfMessages } from './not-pdf.messages.js';

type NotPdfTexts = Readonly<Record<keyof NotPdfMessages, string>>;

/** The message for a reply that is not a PDF. */
export const notPdfText = ({ details }: ApiError, messages: NotPdfTexts): string =>
  details.reason === 'empty'
    ? messages.emptyPdf
    : fill(messages.notPdf, { type: details.contentType || messages.noType });

/** The message of the server, or its status. */
export const statusDetail = (
  { details: { status = 0, serverMessage = '' } }: ApiError,
  messages: NotPdfTexts,
): string => serverMessage.trim() || fill(messages.statusDetail, { status });

import type { ApiError } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import type { NotPdfMessages } from './not-pdf.messages.js';

/** DL-12, DL-13, RES-18, RES-19: the words for a reply that came but is no PDF. */
export const notPdfText = ({ details }: ApiError, messages: NotPdfMessages): string =>
  details.reason === 'empty'
    ? messages.emptyPdf
    : fill(messages.notPdf, { type: details.contentType || messages.noType });

/** T-83: what the server said itself, else its status. */
export const statusDetail = (
  { details: { status = 0, serverMessage = '' } }: ApiError,
  messages: NotPdfMessages,
): string => serverMessage.trim() || fill(messages.statusDetail, { status });

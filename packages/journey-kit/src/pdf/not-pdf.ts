import type { ApiError } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import type { NotPdfMessages } from './not-pdf.messages.js';

/** DL-12, DL-13, RES-18, RES-19: the words for a reply that came but is no PDF. */
export const notPdfText = ({ details }: ApiError, words: NotPdfMessages): string =>
  details.reason === 'empty'
    ? words.emptyPdf
    : fill(words.notPdf, { type: details.contentType || words.noType });

/** T-83: what the server said itself, else its status. */
export const statusDetail = (
  { details: { status = 0, serverMessage = '' } }: ApiError,
  words: NotPdfMessages,
): string => serverMessage.trim() || fill(words.statusDetail, { status });

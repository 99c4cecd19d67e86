import { ApiError, type ApiErrorCode, type ApiErrorDetails } from '@spinout/api-client';
import { expect, it } from 'vitest';
import { pdfErrorMessages } from './pdf-error.messages.js';
import { pdfErrorText } from './pdf-error.js';

const getText = (code: ApiErrorCode, details: Partial<ApiErrorDetails> = {}) =>
  pdfErrorText(new ApiError(code, { endpoint: 'pdf.generate', ...details }), pdfErrorMessages);

it.each([
  [
    'DL-08',
    'unreachable',
    {},
    'Network error: Unable to reach the server. Please check your connection.',
  ],
  [
    'DL-08',
    'timeout',
    {},
    'Network error: Unable to reach the server. Please check your connection.',
  ],
  [
    'DL-09',
    'status',
    { status: 404 },
    'PDF generation endpoint not found. The service may be temporarily unavailable.',
  ],
  [
    'DL-10',
    'status',
    { status: 500 },
    'Server error: The PDF service encountered an error. Please try again later.',
  ],
  ['DL-11', 'status', { status: 503 }, 'PDF generation failed: status 503'],
  [
    'DL-11',
    'status',
    { status: 418, serverMessage: 'short and stout' },
    'PDF generation failed: short and stout',
  ],
  [
    'DL-12',
    'malformed',
    { reason: 'content-type', contentType: 'text/html' },
    'Invalid response: Expected PDF but received text/html',
  ],
  [
    'DL-12',
    'malformed',
    { reason: 'content-type', contentType: '' },
    'Invalid response: Expected PDF but received no content type',
  ],
  ['DL-13', 'malformed', { reason: 'empty' }, 'Received empty PDF file'],
  [
    'DL-11',
    'malformed',
    { reason: 'too-large' },
    'PDF generation failed: the file is too large for this page',
  ],
] as const)('%s shows a message for %s %o', (_, code, details, text) =>
  expect(getText(code, details)).toBe(text),
);

it('does not show the details of an internal error', () => {
  expect(pdfErrorText(new TypeError('x is not a function'), pdfErrorMessages)).toBe(
    'PDF generation failed: the document could not be created',
  );
});

import type { Failure } from './faults.js';

/** Advice that may follow an error text. */
const lines = {
  offline: 'You are offline. What you entered is saved. Try again when you are back online.',
  'no access': 'You do not have access to this service.',
  'timed out': 'The service did not respond within 30 seconds. Try again.',
  busy: /^The service is busy\. Try again /,
} as const;

const getAdvice = (failure: Failure): keyof typeof lines | null => {
  if (failure.offline === true) return 'offline';
  if (failure.why === 'timeout') return 'timed out';
  if (failure.status === 403) return 'no access';
  return failure.status === 429 ? 'busy' : null;
};

export const adviceTexts = (failure: Failure) => ({
  lines: {
    ...lines,
    busy:
      failure.retryAfterS === undefined
        ? lines.busy
        : `The service is busy. Try again in ${failure.retryAfterS} seconds.`,
  },
  expected: getAdvice(failure),
});

const pdfStatus = ({ status, message }: Failure): string => {
  if (status === 404) {
    return 'PDF generation endpoint not found. The service may be temporarily unavailable.';
  }
  if (status === 500) {
    return 'Server error: The PDF service encountered an error. Please try again later.';
  }
  return `PDF generation failed: ${message ?? `status ${String(status)}`}`;
};

/** Error texts of the specification for failed calls. */
export const texts = {
  serverMessageOr: (fallback: string, { message }: Failure): string => message ?? fallback,
  hypothesis: ({ why }: Failure): string =>
    why === 'unreadable' || why === 'empty'
      ? 'Invalid response format'
      : 'Failed to generate hypothesis',
  pdf: (failure: Failure): string => {
    switch (failure.why) {
      case 'unreachable':
      case 'timeout':
        return 'Network error: Unable to reach the server. Please check your connection.';
      case 'unreadable':
        return `Invalid response: Expected PDF but received ${String(failure.contentType)}`;
      case 'empty':
        return 'Received empty PDF file';
      case 'refused':
        return pdfStatus(failure);
    }
  },
} as const;

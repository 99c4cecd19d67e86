import type { Failure } from './faults.js';

/** The lines that may stand beside a message (T-80). */
const lines = {
  offline: 'You are offline. What you entered is saved. Try again when you are back online.',
  'no access': 'You do not have access to this service.',
  'timed out': 'No answer came within 30 seconds.',
  busy: /^The service is busy\. Try again /,
} as const;

const adviceOf = (failure: Failure): keyof typeof lines | null => {
  if (failure.offline === true) return 'offline';
  if (failure.why === 'timeout') return 'timed out';
  if (failure.status === 403) return 'no access';
  return failure.status === 429 ? 'busy' : null;
};

export const advices = (failure: Failure) => ({
  lines: {
    ...lines,
    busy:
      failure.retryAfterS === undefined
        ? lines.busy
        : `The service is busy. Try again in ${failure.retryAfterS} seconds.`,
  },
  expected: adviceOf(failure),
});

const pdfStatus = ({ status, messages }: Failure): string => {
  if (status === 404) {
    return 'PDF generation endpoint not found. The service may be temporarily unavailable.';
  }
  if (status === 500) {
    return 'Server error: The PDF service encountered an error. Please try again later.';
  }
  return `PDF generation failed: ${messages ?? `status ${String(status)}`}`;
};

/** The exact words of the specification for a call that failed. */
export const texts = {
  /** PAPER-13, LIT-17, LIT-18. */
  inTheServersWords: (fallback: string, { messages }: Failure): string => messages ?? fallback,
  /** HYP-14, HYP-15. */
  hypothesis: ({ why }: Failure): string =>
    why === 'unreadable' || why === 'empty'
      ? 'Invalid response format'
      : 'Failed to generate hypothesis',
  /** DL-08 to DL-13. */
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

import { texts } from '../screens/texts.js';
import type { Failure } from '../screens/faults.js';

const isUnreadable = ({ why }: Failure) => why === 'unreadable' || why === 'empty';
const isUnreachable = ({ why }: Failure) => why === 'unreachable' || why === 'timeout';

const pdfShape = ({ why, contentType }: Failure): string =>
  why === 'empty'
    ? 'Received empty PDF file'
    : `Invalid response: Expected PDF but received ${String(contentType)}`;

const paperReason = (failure: Failure): string => {
  const { status = 0, message } = failure;
  if (isUnreadable(failure)) return pdfShape(failure);
  if (isUnreachable(failure)) return 'Network error: Unable to reach the server.';
  if (status === 404) return 'Research paper endpoint not found.';
  if (status === 500) return 'Server error while generating research paper.';
  return `Generation failed: ${message ?? `status ${status}`}`;
};

const STEP_REASONS = {
  unreachable: () => 'the service could not be reached.',
  timeout: () => 'the service timed out.',
  refused: ({ status = 0 }: Failure) => `the service refused the request (status ${status}).`,
  unreadable: () => 'the response could not be read.',
  empty: () => 'the response could not be read.',
} as const;

/** Error texts of the specification for failed calls of the journeys. */
export const errorTexts = {
  template: texts.pdf,
  start: ({ why }: Failure): string =>
    why === 'refused' ? 'Failed to generate hypothesis' : 'Failed to start journey',
  summary: (failure: Failure): string => {
    const { status = 0, message } = failure;
    if (isUnreadable(failure)) return pdfShape(failure);
    if (isUnreachable(failure)) {
      return 'Failed to generate PDF. Please check your internet connection and try again.';
    }
    if (status === 404) {
      return 'The PDF service is currently unavailable. Please try again later.';
    }
    if (status >= 500) {
      return 'The server encountered an error. Please try again in a few moments.';
    }
    return message ?? 'Please try again.';
  },
  paper: (failure: Failure): string => `Failed to generate research paper. ${paperReason(failure)}`,
  quantum: (error: string, demo: string | RegExp) => (failure: Failure) => {
    const { status = 0, message } = failure;
    if (status === 404) return demo;
    if (isUnreachable(failure)) return `${error}: Network error`;
    if (isUnreadable(failure)) return `${error}: Invalid response format`;
    return `${error}: ${message ?? `The server responded with status ${status}`}`;
  },
  step: (failure: Failure, step: number, title: string): string =>
    `Step ${step}, ${title}, failed: ${STEP_REASONS[failure.why](failure)} Earlier results are still shown. Repeat the step, or start again.`,
  /** Only the status counts; the body of a health check is ignored. */
  backend: (failure: Failure): string => {
    if (isUnreachable(failure)) return 'Offline';
    return failure.why === 'refused' ? 'Error' : 'Ready';
  },
} as const;

/** Whether the validity of the tokens is unknown. A refusal means that they are invalid. */
export const isSessionUnverified = (failure: Failure): boolean =>
  isUnreachable(failure) || (failure.status ?? 0) >= 500;

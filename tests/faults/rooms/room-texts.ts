import { texts } from '../screens/texts.js';
import type { Failure } from '../screens/faults.js';

const isUnreadable = ({ why }: Failure) => why === 'unreadable' || why === 'empty';
const isUnheard = ({ why }: Failure) => why === 'unreachable' || why === 'timeout';

const pdfShape = ({ why, contentType }: Failure): string =>
  why === 'empty'
    ? 'Received empty PDF file'
    : `Invalid response: Expected PDF but received ${String(contentType)}`;

const paperReason = (failure: Failure): string => {
  const { status = 0, messages } = failure;
  if (isUnreadable(failure)) return pdfShape(failure);
  if (isUnheard(failure)) return 'Network error: Unable to reach the server.';
  if (status === 404) return 'Research paper endpoint not found.';
  if (status === 500) return 'Server error while generating research paper.';
  return `Generation failed: ${messages ?? `status ${status}`}`;
};

const STEP_REASONS = {
  unreachable: () => 'the service could not be reached.',
  timeout: () => 'the service timed out.',
  refused: ({ status = 0 }: Failure) => `the service refused the request (status ${status}).`,
  unreadable: () => 'the response could not be read.',
  empty: () => 'the response could not be read.',
} as const;

/** The exact words of the specification for a call of the journeys that failed. */
export const roomTexts = {
  /** DL-08 to DL-13. */
  template: texts.pdf,
  /** TEN-24, TEN-25, T-19. */
  start: ({ why }: Failure): string =>
    why === 'refused' ? 'Failed to generate hypothesis' : 'Failed to start journey',
  /** RES-09 to RES-13, RES-18, RES-19. */
  summary: (failure: Failure): string => {
    const { status = 0, messages } = failure;
    if (isUnreadable(failure)) return pdfShape(failure);
    if (isUnheard(failure)) {
      return 'Failed to generate PDF. Please check your internet connection and try again.';
    }
    if (status === 404) {
      return 'The PDF service is currently unavailable. Please try again later.';
    }
    if (status >= 500) {
      return 'The server encountered an error. Please try again in a few moments.';
    }
    return messages ?? 'Please try again.';
  },
  /** RES-14 to RES-20. */
  paper: (failure: Failure): string => `Failed to generate research paper. ${paperReason(failure)}`,
  /** QC-10 to QC-19, T-19. */
  quantum: (error: string, demo: string | RegExp) => (failure: Failure) => {
    const { status = 0, messages } = failure;
    if (status === 404) return demo;
    if (isUnheard(failure)) return `${error}: Network error`;
    if (isUnreadable(failure)) return `${error}: Invalid response format`;
    return `${error}: ${messages ?? `The server answered with status ${status}`}`;
  },
  /** TWELVE-14. */
  step: (failure: Failure, step: number, title: string): string =>
    `Step ${step}, ${title}, failed: ${STEP_REASONS[failure.why](failure)} What came before is kept. Repeat the step, or start anew.`,
  /** MAIN-15 to MAIN-18, API-28: a good status is well, whatever the body holds. */
  backend: (failure: Failure): string => {
    if (isUnheard(failure)) return 'Offline';
    return failure.why === 'refused' ? 'Error' : 'Ready';
  },
} as const;

/** T-70: whether nobody could say what the tokens are worth; a refusal says that they are worth nothing. */
export const isDoubt = (failure: Failure): boolean =>
  isUnheard(failure) || (failure.status ?? 0) >= 500;

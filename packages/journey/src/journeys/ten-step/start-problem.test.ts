import { ApiError } from '@spinout/api-client';
import { expect, it } from 'vitest';
import { formatStartAdvice, formatStartProblem } from './start-problem.js';
import { tenStepMessages } from './ten-step.messages.js';

const refuseWith = (status: number, serverMessage: string) => ({
  kind: 'failed' as const,
  error: new ApiError('status', { endpoint: 'tenStep.start', status, serverMessage }),
});

it('a start that the server refused for its size says what to shorten', () => {
  const problem = refuseWith(413, 'Too large: interest has more than 2,000 characters');
  expect(formatStartProblem(problem, tenStepMessages)).toBe(tenStepMessages.hypothesisFailed);
  expect(formatStartAdvice(problem, tenStepMessages)).toBe(
    'Too large: interest has more than 2,000 characters',
  );
});

it('a start that failed on the server shows none of its texts', () =>
  expect(formatStartAdvice(refuseWith(500, 'relation missing'), tenStepMessages)).toBeNull());

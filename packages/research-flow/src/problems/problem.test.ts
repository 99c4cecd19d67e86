import { ApiError } from '@spinout/api-client';
import { describe, expect, it } from 'vitest';
import { problemMessages } from './problem.messages.js';
import { problemAdvice, problemText } from './problem.js';

const fail = (status: number, serverMessage: string, retryAfterMs?: number) => ({
  code: 'hypothesisFailed' as const,
  error: new ApiError('status', {
    endpoint: 'hypothesis.generate',
    status,
    serverMessage,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  }),
});

describe('the text of a failed request', () => {
  it.each([
    [413, 'Too large: topic has more than 2,000 characters'],
    [422, 'This request took too much computing time and was stopped.'],
    [507, 'Nothing was saved: this needs 0.6 MB, and you already use 0.6 MB of 1 MB.'],
  ])('of status %i says what to change, in every step', (status, message) => {
    expect(problemText(fail(status, message), problemMessages)).toBe(message);
  });

  it('is the step’s own for other statuses, or if the server says nothing', () => {
    for (const problem of [fail(400, 'Invalid request'), fail(503, 'Busy'), fail(422, ' ')])
      expect(problemText(problem, problemMessages)).toBe('Failed to generate hypothesis');
  });
});

describe('the advice after a failed request', () => {
  it.each([
    [429, 4200, 'The service is busy. Try again in 5 seconds.'],
    [503, 5000, 'The service is busy. Try again in 5 seconds.'],
    [429, undefined, 'The service is busy. Try again in a moment.'],
    [503, undefined, null],
    [409, 1000, null],
  ])('of status %i, with a wait of %s ms', (status, retryAfterMs, advice) => {
    expect(problemAdvice(fail(status, '', retryAfterMs), problemMessages)).toBe(advice);
  });
});

import { ApiError } from '@spinout/api-client';
import { describe, expect, it } from 'vitest';
import { problemMessages } from './problem.messages.js';
import { problemText } from './problem.js';

const fail = (status: number) =>
  new ApiError('status', {
    endpoint: 'hypothesis.generate',
    status,
    serverMessage: 'Too large: topic has more than 2,000 characters',
  });

describe('the text of a failed request', () => {
  it('says what to shorten if the request was too large, in every step', () => {
    const problem = { code: 'hypothesisFailed', error: fail(413) } as const;
    expect(problemText(problem, problemMessages)).toBe(
      'Too large: topic has more than 2,000 characters',
    );
  });

  it('is the step’s own for other statuses', () => {
    const problem = { code: 'hypothesisFailed', error: fail(422) } as const;
    expect(problemText(problem, problemMessages)).toBe('Failed to generate hypothesis');
  });
});

import { ApiError, type ApiErrorCode } from '@spinout/api-client';
import { exampleTenStepStart } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { formatStartAdvice, formatStartProblem } from './start-problem.js';
import { STEPS, getStepKey } from './steps.js';
import { tenStepMessages as messages } from './ten-step.messages.js';
import { topicNames } from './topic-names.js';

const failed = (code: ApiErrorCode, details = {}) =>
  ({
    kind: 'failed',
    error: new ApiError(code, { endpoint: 'tenStep.start', ...details }),
  }) as const;
const refused = (error?: string) =>
  ({ kind: 'refused', reply: { ...exampleTenStepStart, error } }) as const;

describe('the message of a failed start', () => {
  it('TEN-24 never uses the text of a response that is not ok', () => {
    const problem = failed('status', { status: 500, serverMessage: 'Trouble' });
    expect(formatStartProblem(problem, messages)).toBe('Failed to generate hypothesis');
  });

  it('TEN-25 uses the text of a successful response without a journey, or the fallback', () => {
    expect(formatStartProblem(refused('Too broad.'), messages)).toBe('Too broad.');
    expect(formatStartProblem(refused('  '), messages)).toBe('Failed to start journey');
    expect(formatStartProblem(refused(), messages)).toBe('Failed to start journey');
  });

  it.each(['unreachable', 'timeout', 'malformed'] as const)(
    'TEN-25 uses the fallback without a readable reply: %s (T-19)',
    (code) => expect(formatStartProblem(failed(code), messages)).toBe('Failed to start journey'),
  );

  it('adds advice, and nothing else (T-80)', () => {
    const advice = (code: ApiErrorCode, details = {}) =>
      formatStartAdvice(failed(code, details), messages);
    expect(advice('unreachable', { offline: true })).toBe(messages.offline);
    expect(advice('timeout')).toBe(messages.timedOut);
    expect(advice('status', { status: 403 })).toBe(messages.noAccess);
    expect(advice('status', { status: 429, retryAfterMs: 1500 })).toContain('in 2 seconds');
    expect(advice('status', { status: 429 })).toBe(messages.busyNow);
    expect(advice('status', { status: 500 })).toBeNull();
    expect(formatStartAdvice(refused('No'), messages)).toBeNull();
    expect(formatStartAdvice({ kind: 'failed', error: new Error('other') }, messages)).toBeNull();
  });
});

describe('the ten steps', () => {
  it('ENT-28 each have a name, a description and a number from 1 to 10', () => {
    expect(STEPS).toHaveLength(10);
    for (const key of STEPS) {
      expect(messages.names[key]).not.toBe('');
      expect(messages.descriptions[key]).not.toBe('');
    }
    expect([getStepKey(0), getStepKey(1), getStepKey(10), getStepKey(99)]).toEqual([
      'hypothesis',
      'hypothesis',
      'launch',
      'launch',
    ]);
  });
});

describe('related topics', () => {
  it('are named by their text, title or name, and omitted without one', () => {
    const sent = [
      'Slow waves',
      { title: 'Spindles' },
      { name: ' REM ' },
      { topic: 'Naps' },
      {},
      7,
      null,
      ' ',
    ];
    expect(topicNames(sent)).toEqual(['Slow waves', 'Spindles', 'REM', 'Naps']);
  });

  it('are at most twelve', () => {
    expect(topicNames(Array.from({ length: 500 }, (_, index) => `Topic ${index}`))).toHaveLength(
      12,
    );
  });
});

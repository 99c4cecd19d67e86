import { describe, expect, it } from 'vitest';
import { exampleHypothesis } from '../testing/example-replies.js';
import { confidenceToShow, supportedOrNull } from './supported.js';
import { isUnsupported } from './unsupported.js';

describe('a hypothesis that no source supports', () => {
  it.each([
    [{ ...exampleHypothesis, support: 'none' }],
    [{ ...exampleHypothesis, support: undefined, title: 'No supported hypothesis' }],
    [{ ...exampleHypothesis, support: 'supported', title: ' no supported hypothesis. ' }],
    [{ hypothesis: 'No supported hypothesis' }],
    ['No supported hypothesis'],
  ])('is recognized by its support or its placeholder: %j (T-86)', (value) => {
    expect(isUnsupported(value)).toBe(true);
    expect(supportedOrNull(value)).toBeNull();
  });

  it.each([
    [exampleHypothesis],
    [{ ...exampleHypothesis, support: undefined }],
    [{ hypothesis: 'Sleep spindles mediate recall.' }],
    ['A text in which No supported hypothesis is mentioned'],
  ])('is not any other hypothesis: %j', (value) => {
    expect(isUnsupported(value)).toBe(false);
    expect(supportedOrNull(value)).toBe(value);
  });

  it('is not a missing hypothesis', () => {
    expect([null, undefined, 3].map((value) => isUnsupported(value))).toEqual([
      false,
      false,
      false,
    ]);
    expect(supportedOrNull(undefined)).toBeNull();
  });

  it('HYP-07 has no percentage, and neither has a hypothesis of the user (T-86, T-87)', () => {
    expect(confidenceToShow(exampleHypothesis)).toBe(0.874);
    expect(confidenceToShow({ ...exampleHypothesis, confidence: 0 })).toBe(0);
    expect(confidenceToShow({ ...exampleHypothesis, support: 'none' })).toBeNull();
    const source = { origin: 'user', by: 'You' } as const;
    expect(confidenceToShow({ ...exampleHypothesis, source })).toBeNull();
  });
});

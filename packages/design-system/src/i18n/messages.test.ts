import { describe, expect, expectTypeOf, it } from 'vitest';
import { fill } from './fill.js';
import { formatDate, formatMoney, formatNumber, formatPercent } from './format.js';
import { mergeMessages } from './merge-messages.js';

const defaults = {
  review: { count: '{n} papers', empty: 'Nothing yet', deep: { title: 'Review' } },
  topic: { title: 'Topic' },
} as const;

describe('mergeMessages', () => {
  it('overrides single texts at any depth and keeps the rest', () => {
    const merged = mergeMessages(defaults, {
      review: { count: '{n} Artikel', deep: { title: 'Durchsicht' } },
    });
    expect(merged).toEqual({
      review: { count: '{n} Artikel', empty: 'Nothing yet', deep: { title: 'Durchsicht' } },
      topic: { title: 'Topic' },
    });
  });

  it('keeps the literal types, so that placeholders are still type-checked after a translation', () => {
    const merged = mergeMessages(defaults, { review: { count: '{n} Artikel' } });
    expectTypeOf(merged.review.count).toEqualTypeOf<'{n} papers'>();
    expect(fill(merged.review.count, { n: 2 })).toBe('2 Artikel');
  });

  it('ignores texts set to undefined and unknown names', () => {
    const overrides = { topic: { title: undefined }, other: 'x' };
    expect(mergeMessages(defaults, overrides)).toEqual(defaults);
  });
});

describe('formats', () => {
  it('formats numbers, percentages, money and dates for the locale', () => {
    expect(formatNumber(1234.5, 'en-US')).toBe('1,234.5');
    expect(formatNumber(1234.5, 'de-DE')).toBe('1.234,5');
    expect(formatPercent(0.874, 'en-US')).toBe('87%');
    expect(formatPercent(0.874, 'en-US', 1)).toBe('87.4%');
    expect(formatMoney(50_000, 'en-US')).toBe('$50,000');
    expect(formatMoney(0.5, 'en-US')).toBe('$0.50');
    expect(formatMoney(20, 'en-US', 'EUR')).toBe('€20');
    expect(formatMoney(20, 'ar')).toBe('\u200F20\u00A0US$\u200E');
    expect(formatDate(new Date('2026-11-03T23:00:00Z'), 'en-GB')).toBe('3 November 2026');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifyQuote } from './verify.js';

const pages = [
  { number: 1, text: 'First page. It says little.' },
  { number: 2, text: 'Second page. It says more.' },
];

describe('verifyQuote', () => {
  it('accepts a verbatim quote at its offsets', () => {
    expect(verifyQuote({ page: 2, start: 13, end: 26, quote: 'It says more.' }, pages)).toBe(true);
    expect(verifyQuote({ page: null, start: 0, end: 11, quote: 'First page.' }, pages)).toBe(true);
  });

  it.each([
    { page: 1, start: 13, end: 26, quote: 'It says more.' },
    { page: 2, start: 12, end: 25, quote: 'It says more.' },
    { page: 2, start: 13, end: 27, quote: 'It says more.' },
    { page: 3, start: 0, end: 6, quote: 'Second' },
    { page: 2, start: -1, end: -1, quote: '' },
    { page: 2, start: 0.5, end: 6.5, quote: 'Second' },
  ])('rejects a quote that does not: %o', (evidence) => {
    expect(verifyQuote(evidence, pages)).toBe(false);
  });

  it('never accepts a changed quote', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(26), (quote, start) => {
        const isAtOffset = pages[1]?.text.startsWith(quote, start) ?? false;
        expect(verifyQuote({ page: 2, start, end: start + quote.length, quote }, pages)).toBe(
          isAtOffset,
        );
      }),
    );
  });
});

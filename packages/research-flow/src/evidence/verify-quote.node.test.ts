import type { Evidence } from '@spinout/api-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleClaims } from './evidence.fixtures.js';
import { createQuoteChecker } from './verify-quote.js';

const TEXT =
  'In both groups the pattern was the same. Sleep spindles rose after training (p < 0.05). Slow waves fell.';

const [example] = exampleClaims.supported.evidence;
const createEvidence = (quote: string, before = '', after = ''): Evidence => ({
  ...example,
  document_id: 'doc-1',
  quote,
  before,
  after,
});

const check = (evidence: Evidence, text = TEXT) =>
  createQuoteChecker({ documentId: 'doc-1', text })(evidence);

const refuted = { status: 'refuted' };
const verified = { status: 'verified', inContext: true };

describe('a quote from a text that is available', () => {
  it('is verified anywhere in the text, with its context', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => /\p{L}/u.test(text)),
        fc.nat(),
        fc.nat(),
        (text, a, b) => {
          const [start, end] = [a % text.length, b % (text.length + 1)].sort((x, y) => x - y);
          const quote = text.slice(start, end);
          const isWhole = quote.isWellFormed() && text.isWellFormed();
          fc.pre(isWhole && /[\p{L}\p{N}]/u.test(quote) && quote.normalize('NFKC') === quote);
          fc.pre(text.normalize('NFKC') === text);
          expect(check(createEvidence(quote), text).status).toBe('verified');
        },
      ),
    );
  });

  it('may differ in spaces, line ends, ligatures and hyphenation, but in nothing else', () => {
    const pasted = 'The ﬁrst eﬀect was\r\nshort-\r\nlived:\tspin\u00ADdles  rose,\u00A0then fell.';
    expect(
      check(createEvidence('The first effect was short-lived: spindles rose, then fell.'), pasted),
    ).toEqual(verified);
    expect(check(createEvidence('The first effect was shortlived: spindles rose'), pasted)).toEqual(
      verified,
    );
    expect(check(createEvidence('The first effect was short-'), pasted)).toEqual(verified);
    expect(check(createEvidence('-lived: spindles rose'), pasted)).toEqual(verified);
    expect(check(createEvidence('spindles rose; then fell'), pasted)).toEqual(refuted);
  });

  it.each([
    ['a different word', 'Sleep spindles fell after training'],
    ['a different sign', 'after training (p > 0.05)'],
    ['a different number', 'after training (p < 0.01)'],
    ['an additional word', 'Sleep spindles rose sharply after training'],
    ['a missing word', 'Sleep spindles after training'],
    ['two passages joined', 'In both groups the pattern was the same. Slow waves fell.'],
    ['different case', 'sleep spindles rose'],
    ['no text', ''],
    ['only whitespace', ' \n\t'],
  ])('is refuted if it has %s', (_, quote) => {
    expect(check(createEvidence(quote))).toEqual(refuted);
  });

  it('is verified without its context if the context does not match', () => {
    const quote = 'Sleep spindles rose after training';
    expect(check(createEvidence(quote, 'the same. ', ' (p < 0.05).'))).toEqual(verified);
    expect(check(createEvidence(quote, 'As everyone knows, ', ''))).toEqual({
      status: 'verified',
      inContext: false,
    });
  });

  it('is refuted if a minus sign is missing', () => {
    expect(check(createEvidence('a change of 5 %'), 'There was a change of -5 %.')).toEqual(
      refuted,
    );
  });
});

describe('a quote from a text that is not available', () => {
  it('has an unknown status', () => {
    const quote = createEvidence('Nobody can check this.');
    expect(createQuoteChecker(null)(quote)).toEqual({ status: 'unknown' });
    expect(createQuoteChecker({ documentId: 'doc-2', text: TEXT })(quote)).toEqual({
      status: 'unknown',
    });
  });

  it('is still refuted if it is empty', () => {
    expect(createQuoteChecker(null)(createEvidence(' '))).toEqual(refuted);
  });
});

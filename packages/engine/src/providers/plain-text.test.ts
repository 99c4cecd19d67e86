import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractPlainText } from './plain-text.js';

describe('extractPlainText', () => {
  it.each([
    ['<jats:p>One</jats:p><jats:p>two</jats:p>', 'One two'],
    ['H<sub>2</sub>O and <jats:italic>E. coli</jats:italic>', 'H2O and E. coli'],
    ['p < 0.05 and x > 3', 'p < 0.05 and x > 3'],
    ['p&lt;0.05 &amp; q &#62; &#x3B1;', 'p<0.05 & q > α'],
    ['&lt;i&gt;Ex vivo&lt;/i&gt; work', 'Ex vivo work'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['<mml:math><mml:mi>x</mml:mi></mml:math>', 'x'],
    ['a <!-- hidden --> b', 'a b'],
    ['left\u202Eright\u0007\u200B', 'leftright'],
    ['&#0;&#x110000;&unknown;', '&unknown;'],
    ['half \uD83D', 'half \uFFFD'],
  ])('reads %j', (markup, text) => {
    expect(extractPlainText(markup, 1000)).toBe(text);
  });

  it('cuts what is too long, between characters', () => {
    expect(extractPlainText('abcdef', 3)).toBe('abc…');
    expect(extractPlainText('ab😀d', 3)).toBe('ab…');
  });

  it('gives one line without control or direction marks, no longer than allowed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 20 }), (text, max) => {
        const plain = extractPlainText(text, max);
        expect(plain).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
        expect(plain.length).toBeLessThanOrEqual(max + 1);
        expect(plain).toBe(plain.toWellFormed());
      }),
    );
  });

  it('takes linear time', () => {
    const hostile = [
      '<'.repeat(40_000),
      '<a'.repeat(20_000),
      '&#'.repeat(20_000),
      '<!--'.repeat(10_000),
    ];
    for (const text of hostile)
      expect(extractPlainText(text, 20_000).length).toBeLessThanOrEqual(20_001);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseDoi } from './doi.js';
import { plainText } from './plain-text.js';

describe('plainText', () => {
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
    expect(plainText(markup, 1000)).toBe(text);
  });

  it('cuts what is too long, between characters', () => {
    expect(plainText('abcdef', 3)).toBe('abc…');
    expect(plainText('ab😀d', 3)).toBe('ab…');
  });

  it('gives one line without control or direction marks, no longer than allowed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 20 }), (text, max) => {
        const plain = plainText(text, max);
        expect(plain).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
        expect(plain.length).toBeLessThanOrEqual(max + 1);
        expect(plain).toBe(plain.toWellFormed());
      }),
    );
  });

  it('takes no longer than the text is long', () => {
    const hostile = [
      '<'.repeat(40_000),
      '<a'.repeat(20_000),
      '&#'.repeat(20_000),
      '<!--'.repeat(10_000),
    ];
    for (const text of hostile) expect(plainText(text, 20_000).length).toBeLessThanOrEqual(20_001);
  });
});

describe('normaliseDoi', () => {
  it.each([
    ['10.5555/ABC', '10.5555/abc'],
    ['https://doi.org/10.5555/Abc', '10.5555/abc'],
    ['http://dx.doi.org/10.5555/abc', '10.5555/abc'],
    ['doi:10.5555/abc.', '10.5555/abc'],
    [' DOI 10.5555/abc); ', '10.5555/abc'],
    ['10.5555/s0000-0000(05)00001-1', '10.5555/s0000-0000(05)00001-1'],
    ['https://doi.org/10.5555%2Fa%3Cb', undefined],
    ['https://doi.org/10.5555%2Fab', '10.5555/ab'],
    ['10.5555/100%', '10.5555/100%'],
    ['11.5555/abc', undefined],
    ['10.5555', undefined],
    ['10.5555/a b', undefined],
    [`10.5555/${'x'.repeat(400)}`, undefined],
    ['', undefined],
  ])('reads %j as %j', (text, doi) => {
    expect(normaliseDoi(text)).toBe(doi);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string(), (suffix) => {
        const doi = normaliseDoi(`10.5555/${suffix}`);
        if (doi !== undefined) expect(normaliseDoi(doi)).toBe(doi);
      }),
    );
  });
});

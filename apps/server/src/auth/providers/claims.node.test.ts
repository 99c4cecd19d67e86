import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from '../clean-text.js';
import { parseAvatarUrl, parseEmail, parseName } from './claims.js';

describe('the claims of a provider', () => {
  it('gives the first valid name', () => {
    expect(parseName(undefined, null, 7, '  ', 'Josiah Carberry', 'x')).toBe('Josiah Carberry');
    expect(parseName('', '0000-0002-1825-0097')).toBe('0000-0002-1825-0097');
    expect(parseName({}, [])).toBe('');
    expect(parseName('x'.repeat(500))).toHaveLength(200);
  });

  it('gives only verified email addresses', () => {
    expect(parseEmail('a@example.org', true)).toBe('a@example.org');
    for (const isVerified of [false, undefined, null, 'true', 1]) {
      expect(parseEmail('a@example.org', isVerified)).toBe('');
    }
    expect(parseEmail(['a@example.org'], true)).toBe('');
    expect(parseEmail(`${'a'.repeat(400)}@example.org`, true)).toBe('');
  });

  it('gives only pictures with an https address', () => {
    expect(parseAvatarUrl('https://example.org/a')).toBe('https://example.org/a');
    for (const address of ['http://example.org/a', 'javascript:1', 'data:,', '//x', '', null, 1]) {
      expect(parseAvatarUrl(address)).toBe('');
    }
  });
});

describe('text entered by people', () => {
  it('is well-formed, composed and without control characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const clean of [cleanLine(text), cleanText(text)]) {
          expect(clean.isWellFormed()).toBe(true);
          expect(clean).toBe(clean.normalize('NFC'));
          expect(clean).toBe(clean.trim());
          expect(clean.replaceAll(/[\n\t]/g, '')).not.toMatch(
            /\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u,
          );
        }
        expect(cleanLine(text)).not.toMatch(/[\n\t]/);
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
      }),
    );
  });

  it('keeps words, lines and joiners', () => {
    expect(cleanText(' a\r\n\tb\u0000c ')).toBe('a\n\tb c');
    expect(cleanLine('می\u200cخواهم')).toBe('می\u200cخواهم');
    expect(cleanLine('Ada\u202e!nimda')).toBe('Ada !nimda');
  });
});

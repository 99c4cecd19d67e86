import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromStorableText, toStorableText } from './exact-text.js';

const anyText = fc.string({
  unit: fc.oneof(
    fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
    fc.constantFrom('\u0000', '\u001a', '\ud83d', '\ude00', '😀', '0', 'd', 'a'),
  ),
});

describe('held text', () => {
  it('reads as the very text that was written', () => {
    fc.assert(fc.property(anyText, (text) => fromStorableText(toStorableText(text)) === text));
  });

  it('holds no NUL and no half of a surrogate pair', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const stored = toStorableText(text);
        expect(stored.isWellFormed()).toBe(true);
        expect(stored).not.toContain('\u0000');
      }),
    );
  });

  it('leaves ordinary text as it is', () => {
    expect(toStorableText('Müller & Søn: 100 % β-amyloid 😀\n')).toBe(
      'Müller & Søn: 100 % β-amyloid 😀\n',
    );
  });

  it('begins with a prefix where the text does', () => {
    fc.assert(
      fc.property(anyText, anyText, (prefix, rest) => {
        fc.pre(!/[\ud800-\udbff]$/.test(prefix));
        return toStorableText(prefix + rest).startsWith(toStorableText(prefix));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromStorableText, toStorableText } from './exact-text.js';

const anyText = fc.string({
  unit: fc.oneof(
    fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
    fc.constantFrom('\u0000', '\u001a', '\ud83d', '\ude00', '😀', '0', 'd', 'a'),
  ),
});

describe('stored text', () => {
  it('is read back unchanged', () => {
    fc.assert(fc.property(anyText, (text) => fromStorableText(toStorableText(text)) === text));
  });

  it('contains no NUL and no unpaired surrogate', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const stored = toStorableText(text);
        expect(stored.isWellFormed()).toBe(true);
        expect(stored).not.toContain('\u0000');
      }),
    );
  });

  it('equals ordinary text', () => {
    expect(toStorableText('Müller & Søn: 100 % β-amyloid 😀\n')).toBe(
      'Müller & Søn: 100 % β-amyloid 😀\n',
    );
  });

  it('preserves prefixes', () => {
    fc.assert(
      fc.property(anyText, anyText, (prefix, rest) => {
        fc.pre(!/[\ud800-\udbff]$/.test(prefix));
        return toStorableText(prefix + rest).startsWith(toStorableText(prefix));
      }),
    );
  });
});

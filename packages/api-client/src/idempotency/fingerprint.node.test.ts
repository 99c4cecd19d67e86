import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.js';

const reverseFields = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(reverseFields);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, field]) => [name, reverseFields(field)]),
  );
};

describe('the fingerprint of a request', () => {
  it('is equal for equal content only, in any order of fields', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(fingerprint(reverseFields(a))).toBe(fingerprint(a));
        const isSame = fingerprint(a) === fingerprint(b);
        if (JSON.stringify(a) === JSON.stringify(b)) expect(isSame).toBe(true);
        else if (typeof a !== 'object' || a === null) expect(isSame).toBe(false);
      }),
    );
  });

  it('identifies a file by name, size, type and time', () => {
    const file = (name: string, lastModified = 5, text = 'x') =>
      new File([text], name, { lastModified });
    expect(fingerprint({ file: file('a') })).toBe(fingerprint({ file: file('a') }));
    for (const other of [file('b'), file('a', 6), file('a', 5, 'xx')]) {
      expect(fingerprint({ file: other })).not.toBe(fingerprint({ file: file('a') }));
    }
  });

  it('stays short for long content', () => {
    expect(fingerprint('x'.repeat(1_000_000)).length).toBeLessThan(24);
  });

  it('of a text is the one that earlier versions stored', () => {
    expect(fingerprint('Sleep')).toBe('7-1axhw0u-1gaiiek');
  });
});

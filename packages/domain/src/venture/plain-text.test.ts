import { describe, expect, it } from 'vitest';
import { formatBullets, alignColumns, getFirstSentence, toSingleLine, wrap } from './plain-text.js';

describe('plain text', () => {
  it('wraps lines between words and keeps the indent', () => {
    const lines = wrap('word '.repeat(60).trim(), '  ').split('\n');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) {
      expect(line.length).toBeLessThanOrEqual(84);
      expect(line.startsWith('  word')).toBe(true);
    }
  });

  it('keeps a word that is longer than a line', () => {
    const long = 'x'.repeat(200);
    expect(wrap(`a ${long} b`).split('\n')).toEqual(['a', long, 'b']);
  });

  it('converts hostile text to a single safe line', () => {
    expect(toSingleLine(' a\n\u0000b\u202Ec\t d ')).toBe('a b c d');
  });

  it('aligns a table in columns', () => {
    expect(
      alignColumns([
        ['Name', 'N'],
        ['Ada', '12'],
      ]),
    ).toBe('Name   N\nAda   12');
  });

  it('formats a bulleted list', () => expect(formatBullets(['a', 'b'])).toBe('- a\n- b'));

  it('finds the first sentence', () => {
    expect(getFirstSentence('It is 0.5 wide. And tall.')).toBe('It is 0.5 wide.');
    expect(getFirstSentence('')).toBe('');
  });
});

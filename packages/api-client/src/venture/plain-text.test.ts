import { describe, expect, it } from 'vitest';
import { bullets, columns, firstSentence, oneLine, wrap } from './plain-text.js';

describe('plain text', () => {
  it('breaks lines at words and keeps the indent', () => {
    const lines = wrap('word '.repeat(60).trim(), '  ').split('\n');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) {
      expect(line.length).toBeLessThanOrEqual(84);
      expect(line.startsWith('  word')).toBe(true);
    }
  });

  it('does not lose a word that is longer than a line', () => {
    const long = 'x'.repeat(200);
    expect(wrap(`a ${long} b`).split('\n')).toEqual(['a', long, 'b']);
  });

  it('makes one clean line of hostile text', () => {
    expect(oneLine(' a\n\u0000b\u202Ec\t d ')).toBe('a b c d');
  });

  it('sets a table in columns', () => {
    expect(
      columns([
        ['Name', 'N'],
        ['Ada', '12'],
      ]),
    ).toBe('Name   N\nAda   12');
  });

  it('lists with hyphens', () => expect(bullets(['a', 'b'])).toBe('- a\n- b'));

  it('finds the first sentence', () => {
    expect(firstSentence('It is 0.5 wide. And tall.')).toBe('It is 0.5 wide.');
    expect(firstSentence('')).toBe('');
  });
});

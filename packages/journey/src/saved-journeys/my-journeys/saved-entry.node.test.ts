import { NUM_RUNS } from '@spinout/flow-kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_TITLE_LENGTH, readEntry, parseSavedDate } from './saved-entry.js';

const entry = { id: 'a', title: 'Sleep', step: 2, stepCount: 6, savedAt: null };

const readTitle = (title: unknown) => readEntry({ ...entry, title }, 'ten-step')?.title;
const readDate = (savedAt: unknown) => {
  const read = readEntry({ ...entry, savedAt }, 'ten-step');
  return read && parseSavedDate(read)?.toISOString();
};

describe('an entry of a source', () => {
  it('is parsed with the kind of its source', () => {
    expect(readEntry({ ...entry, kind: 'other' }, 'ten-step')).toEqual({
      ...entry,
      kind: 'ten-step',
    });
  });

  it('is null without an id', () => {
    for (const value of [null, undefined, 7, 'a', [], {}, { id: '' }, { id: 7 }]) {
      expect(readEntry(value, 'ten-step')).toBeNull();
    }
  });

  it.each([
    [0, 6],
    [7, 6],
    [-1, 6],
    [1.5, 6],
    ['2', 6],
    [2, Infinity],
    [NaN, NaN],
  ])('has no step when it says %s of %s', (step, stepCount) => {
    expect(readEntry({ ...entry, step, stepCount }, 'ten-step')?.step).toBe(0);
  });

  it('has a single-line title without bidirectional controls', () => {
    expect(readTitle(' a\n\u0000b\u202Ec\u2069\t d ')).toBe('a bc d');
    expect(readTitle({ text: 'a' })).toBe('');
    expect(readTitle('👩‍🔬 می‌خواهم')).toBe('👩‍🔬 می‌خواهم');
  });

  it('has a title truncated between graphemes', () => {
    const short = readTitle('👩‍🔬'.repeat(5_000));
    expect(short?.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
    expect(short).toMatch(/^(👩‍🔬)+…$/u);
    expect(readTitle('a'.repeat(MAX_TITLE_LENGTH))).toHaveLength(MAX_TITLE_LENGTH);
  });

  it.each([
    ['2026-03-02T10:00:00.000Z', '2026-03-02T10:00:00.000Z'],
    ['1772445600000', '2026-03-02T10:00:00.000Z'],
    ['2026-99-99', undefined],
    ['999999999999999', '+033658-09-27T01:46:39.999Z'],
    ['yesterday', undefined],
    [7, undefined],
  ])('was saved at %s, which is %s', (savedAt, iso) => expect(readDate(savedAt)).toBe(iso));

  it('is parsed or skipped for any input', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string({ unit: 'binary' }), (value, title) => {
        readEntry(value, 'ten-step');
        const read = readTitle(title) ?? '';
        expect(read.isWellFormed()).toBe(true);
        expect(read.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
        expect(read).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
      }),
      { numRuns: NUM_RUNS.records },
    );
  });
});

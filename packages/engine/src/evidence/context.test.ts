import { describe, expect, it } from 'vitest';
import { getContext } from './context.js';

const text =
  'Base editing changes single letters. The guide decides. Messenger RNA keeps it short.';
const start = text.indexOf('The guide');
const end = start + 'The guide decides.'.length;

describe('the text around a passage', () => {
  it('begins and ends with whole words where it is cut out of more', () => {
    const { before, after } = getContext(text, start, end, 20);
    expect(before).toBe('single letters. ');
    expect(after).toBe(' Messenger RNA');
    expect(text).toContain(before + text.slice(start, end) + after);
  });

  it('is the whole text if it is short enough', () => {
    expect(getContext(text, start, end, 200)).toEqual({
      before: text.slice(0, start),
      after: text.slice(end),
    });
  });

  it('does not split surrogate pairs', () => {
    const { before, after } = getContext('😀😀 x 😀😀', 5, 6, 4);
    expect(before + after).not.toMatch(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/);
  });

  it('leaves out a character that would be split, and no other one', () => {
    expect(getContext('😀😀😀x', 6, 7, 5).before).toBe('😀😀');
    expect(getContext('x😀😀😀', 0, 1, 5).after).toBe('😀😀');
    expect(getContext('ab😀cd', 6, 6, 2).before).toBe('cd');
    expect(getContext('ab😀cd', 0, 0, 2).after).toBe('ab');
  });
});

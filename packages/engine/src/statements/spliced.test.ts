import { describe, expect, it } from 'vitest';
import { isSpliced } from './spliced.js';

const check = (before: string, text: string) => {
  const page = `${before}\n${text} Bees were rare.`;
  return isSpliced({ page: 1, start: before.length + 1, text }, () => page);
};

describe('a sentence of a file that prints its lines twice', () => {
  it('is a mixture where it ends like the one before', () => {
    const before = 'Drops of 9 mm for clover and 20–80 mm for thyme in shade.';
    expect(check(before, 'Bees probably gather around and 20–80 mm for thyme in shade.')).toBe(
      true,
    );
  });

  it('is whole where all of it stands twice', () => {
    const twice = 'Drops may reach 20–80 mm for thyme in shade.';
    expect(check(twice, twice)).toBe(false);
  });

  it('is told apart from one that is built like the one before', () => {
    const before = 'Clover may need fewer visits of bees in the shade of a hedge.';
    expect(check(before, 'Thyme may need more visits of bees in the shade of a hedge.')).toBe(
      false,
    );
  });
});

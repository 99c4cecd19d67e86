import { describe, expect, it } from 'vitest';
import { MAX_LINEAR_GROWTH, measureGrowth } from '../reading/growth.fixtures.js';

interface LinearTimeSettings {
  /** Each parser reads texts that repeat one of these. */
  readonly seeds: readonly string[];
  /** Characters of the shorter text. */
  readonly length: number;
}

/** Tests that parsers take time in proportion to the length of a text. */
export function testLinearTime(
  parsers: Readonly<Record<string, (text: string) => unknown>>,
  { seeds, length }: LinearTimeSettings,
): void {
  describe.each(Object.entries(parsers))('%s', (_, parse) => {
    it.each(seeds)('takes time in proportion to the length of a text of %j', (seed) => {
      const growth = measureGrowth(
        (characters) => parse(seed.repeat(Math.ceil(characters / seed.length))),
        length,
      );
      expect(growth).toBeLessThan(MAX_LINEAR_GROWTH);
    });
  });
}

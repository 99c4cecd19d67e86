import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { fill, type SlotsOf } from './fill.js';

describe('fill', () => {
  it('replaces every occurrence of a placeholder', () => {
    expect(fill('Complete Review ({count} papers selected)', { count: 3 })).toBe(
      'Complete Review (3 papers selected)',
    );
    expect(fill('{a} and {b} and {a}', { a: 'x', b: 'y' })).toBe('x and y and x');
  });

  it('infers the placeholders of a literal text and rejects wrong or missing ones', () => {
    expectTypeOf<SlotsOf<'Step {n} of {all}'>>().toEqualTypeOf<'n' | 'all'>();
    // @ts-expect-error the placeholder is called `count`
    fill('{count} papers', { number: 3 });
    // @ts-expect-error a placeholder is missing
    fill('{count} of {all}', { count: 3 });
    // @ts-expect-error the text has no placeholders
    fill('No papers found.', { count: 3 });
    expect(fill('No papers found.')).toBe('No papers found.');
  });

  it('leaves an unknown placeholder visible, so that a wrong translation is noticed', () => {
    const translated: string = '{zahl} Artikel';
    const inherited: string = '{toString}';
    expect(fill(translated, { count: 3 })).toBe('{zahl} Artikel');
    expect(fill(inherited, {})).toBe('{toString}');
  });

  it('does not replace placeholders inside the values', () => {
    fc.assert(
      fc.property(fc.string(), (value) => fill('<{text}>', { text: value }) === `<${value}>`),
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { fill, type SlotsOf } from './fill.js';

describe('fill', () => {
  it('puts each value into its slot, as often as it stands there', () => {
    expect(fill('Complete Review ({count} papers selected)', { count: 3 })).toBe(
      'Complete Review (3 papers selected)',
    );
    expect(fill('{a} and {b} and {a}', { a: 'x', b: 'y' })).toBe('x and y and x');
  });

  it('knows the slots of a literal text and refuses wrong or missing ones', () => {
    expectTypeOf<SlotsOf<'Step {n} of {all}'>>().toEqualTypeOf<'n' | 'all'>();
    // @ts-expect-error the slot is called `count`
    fill('{count} papers', { number: 3 });
    // @ts-expect-error a slot is missing
    fill('{count} of {all}', { count: 3 });
    // @ts-expect-error there is nothing to fill
    fill('No papers found.', { count: 3 });
    expect(fill('No papers found.')).toBe('No papers found.');
  });

  it('leaves a slot visible that nobody fills, so that a wrong translation is seen', () => {
    const translated: string = '{zahl} Artikel';
    const inherited: string = '{toString}';
    expect(fill(translated, { count: 3 })).toBe('{zahl} Artikel');
    expect(fill(inherited, {})).toBe('{toString}');
  });

  it('never reads slots in the values themselves', () => {
    fc.assert(
      fc.property(fc.string(), (value) => fill('<{text}>', { text: value }) === `<${value}>`),
    );
  });
});

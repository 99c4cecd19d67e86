import { expect, it } from 'vitest';
import { fill } from './fill.js';

it('replaces placeholders, and leaves those without a value visible', () => {
  expect(fill('{count} of {all} papers', { count: 3, all: 5 })).toBe('3 of 5 papers');
  const template: string = '{known} and {unknown}';
  expect(fill(template, { known: 'A $& B' })).toBe('A $& B and {unknown}');
  // @ts-expect-error -- a placeholder without a value is a type error
  fill('{count} papers', {});
});

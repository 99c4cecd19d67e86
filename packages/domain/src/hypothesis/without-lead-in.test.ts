import { expect, it } from 'vitest';
import { withoutLeadIn } from './without-lead-in.js';

it.each([
  ['However, how bats find water is not known.', 'How bats find water is not known.'],
  ['In contrast, bats drink.', 'Bats drink.'],
  ['Thus, mRNA levels may follow the moon.', 'mRNA levels may follow the moon.'],
  ['Thus far, no bat was seen to drink.', 'Thus far, no bat was seen to drink.'],
  ['Bats, however, drink.', 'Bats, however, drink.'],
  ['', ''],
])('a sentence loses the word that joins it to the one before: “%s”', (text, expected) => {
  expect(withoutLeadIn(text)).toBe(expected);
});

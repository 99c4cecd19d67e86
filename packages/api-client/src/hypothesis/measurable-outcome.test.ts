import { expect, it } from 'vitest';
import { namesQuantity } from './measurable-outcome.js';

it.each([
  'mortality at 30 days',
  'the expression of iron-response genes',
  'loss of fat-free mass',
  'recall scores after one week',
  'Growth of the yeast in the brain',
  'search efficiency',
  'gene densities',
  'the number of eggs',
  'blood pressure below 120 mm',
  'half-life in serum',
])('finds a quantity in “%s”', (phrase) => expect(namesQuantity(phrase)).toBe(true));

it.each([
  '',
  'the flight of bats',
  'processes near genes',
  'a homogenizing force',
  'religion',
  'grouping and integration',
])('finds none in “%s”', (phrase) => expect(namesQuantity(phrase)).toBe(false));

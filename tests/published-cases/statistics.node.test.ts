import { describe, expect, it } from 'vitest';
import { powerCases } from './power.cases.js';
import { sampleSizeCases } from './sample-size.cases.js';

describe.each([
  ['sample sizes', sampleSizeCases],
  ['power and smallest effects', powerCases],
])('%s', (_, cases) => {
  it.each(cases)('have the known value: $name ($source)', ({ compute, expected }) => {
    expect(compute()).toEqual(expected);
  });
});

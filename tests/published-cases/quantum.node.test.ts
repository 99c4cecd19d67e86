import { describe, expect, it } from 'vitest';
import { circuitCases, refusalCases } from './circuits.cases.js';
import { energyCases } from './energies.cases.js';

describe.each([
  ['programs', circuitCases],
  ['refusals', refusalCases],
  ['energies, noise and size', energyCases],
])('%s', (_, cases) => {
  it.each(cases)('have the known value: $name ($source)', async ({ compute, expected }) => {
    expect(await compute()).toEqual(expected);
  });
});

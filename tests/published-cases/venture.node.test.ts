import { describe, expect, it } from 'vitest';
import { dateCases } from './venture-dates.cases.js';
import { financingCases } from './financing.cases.js';
import { franchiseTaxCases } from './franchise-tax.cases.js';
import { vestingCases } from './vesting.cases.js';

describe.each([
  ['dates of a company', dateCases],
  ['vesting', vestingCases],
  ['financing', financingCases],
  ['Delaware franchise tax', franchiseTaxCases],
])('%s', (_, cases) => {
  it.each(cases)('has the known value: $name ($source)', ({ compute, expected }) => {
    expect(compute()).toEqual(expected);
  });
});

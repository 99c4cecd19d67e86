import { describe, expect, it } from 'vitest';
import { doiAddress } from './doi-address.js';
import { plddtBand } from './plddt-band.js';

describe('the address of a DOI', () => {
  it.each([
    ['10.1000/example', 'https://doi.org/10.1000/example'],
    ['https://doi.org/10.1000/example', 'https://doi.org/10.1000/example'],
    ['10.1000/a"b', 'https://doi.org/10.1000/a%22b'],
    ['javascript:alert(1)', null],
    ['https://evil.example/10.1000/x', null],
    ['10.1000', null],
    ['', null],
    [undefined, null],
  ])('%s leads to %s', (doi, address) => expect(doiAddress(doi)).toBe(address));
});

describe('the band of a pLDDT', () => {
  it.each([
    [95, 'veryHigh'],
    [90, 'confident'],
    [89.3, 'confident'],
    [70, 'confident'],
    [69.9, 'low'],
    [50, 'low'],
    [49.9, 'veryLow'],
  ])('%d is %s', (score, band) => expect(plddtBand(score)).toBe(band));
});

import { describe, expect, it } from 'vitest';
import { getPlddtBand } from './plddt-band.js';

describe('getPlddtBand', () => {
  it.each([
    [95, 'veryHigh'],
    [90, 'confident'],
    [89.3, 'confident'],
    [70, 'confident'],
    [69.9, 'low'],
    [50, 'low'],
    [49.9, 'veryLow'],
  ])('%d is %s', (score, band) => expect(getPlddtBand(score)).toBe(band));
});

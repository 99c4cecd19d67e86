import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeCosSin } from './trigonometry.js';

describe('sine and cosine', () => {
  it('are those of the engine up to the last bits', () => {
    const angles = fc.oneof(
      fc.double({ min: -10, max: 10, noNaN: true }),
      fc.double({ min: -5e5, max: 5e5, noNaN: true }),
      fc.integer({ min: -1000, max: 1000 }).map((turns) => (turns * Math.PI) / 4),
    );
    fc.assert(
      fc.property(angles, (angle) => {
        const [cos, sin] = computeCosSin(angle);
        expect(Math.abs(cos - Math.cos(angle))).toBeLessThanOrEqual(2 ** -52);
        expect(Math.abs(sin - Math.sin(angle))).toBeLessThanOrEqual(2 ** -52);
      }),
      { numRuns: 5000 },
    );
  });

  it('keep small values precise', () => {
    for (const angle of [1e-300, 1e-9, Math.PI, 2 * Math.PI, 1000 * Math.PI]) {
      const expected = Math.sin(angle);
      expect(Math.abs(computeCosSin(angle)[1] - expected)).toBeLessThanOrEqual(
        Math.abs(expected) * 2 ** -51,
      );
    }
  });

  it('have the bits that this program was released with', () => {
    const bits = [0.3, 1, 2.5, -4, 100.25, 12345.678].flatMap((angle) =>
      computeCosSin(angle).map((value) => {
        const view = new DataView(new ArrayBuffer(8));
        view.setFloat64(0, value);
        return view.getBigUint64(0).toString(16);
      }),
    );
    expect(bits).toEqual([
      '3fee921dd42f09ba',
      '3fd2e9cd95baba33',
      '3fe14a280fb5068c',
      '3feaed548f090cee',
      'bfe9a2f7ef858b7d',
      '3fe326af0dcfcab0',
      'bfe4eaa606db24c1',
      '3fe837b9dddc1eae',
      '3feebec72ba6b0ec',
      'bfd1bf00980dc35c',
      '3fe6b94c3bbe24b8',
      'bfe687d5890974a5',
    ]);
  });
});

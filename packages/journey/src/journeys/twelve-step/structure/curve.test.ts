import { describe, expect, it } from 'vitest';
import { CURVE_PARTS, curveFrom } from './curve.js';
import type { DrawnResidue } from './structure.types.js';

const at = (x: number, y: number, joined = true): DrawnResidue => ({
  ...{ x, y, z: 0, atom: { x, y, z: 0 } },
  ...{ residue: '', plddt: null, joined },
});

describe('curveFrom', () => {
  it('passes through each residue', () => {
    const chain = [at(0, 0), at(10, 5), at(20, -5), at(30, 0, false)];
    const curve = curveFrom(chain, 1);
    expect(curve).toHaveLength(CURVE_PARTS + 1);
    expect(curve[0]).toEqual({ x: 10, y: 5, z: 0 });
    expect(curve.at(-1)).toEqual({ x: 20, y: -5, z: 0 });
  });

  it('is straight where the chain is', () => {
    const chain = [0, 10, 20, 30].map((x) => at(x, 0));
    expect(curveFrom(chain, 1).map(({ x, y }) => [x, y])).toEqual([
      [10, 0],
      [12.5, 0],
      [15, 0],
      [17.5, 0],
      [20, 0],
    ]);
  });

  it('ends at gaps and at the end of the chain', () => {
    const chain = [at(0, 90, false), at(10, 0), at(20, 0, false), at(30, 90)];
    expect(curveFrom(chain, 1).every(({ y }) => y === 0)).toBe(true);
    expect(curveFrom(chain, 3)).toEqual([]);
  });
});

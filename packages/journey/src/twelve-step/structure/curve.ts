import type { Place } from './structure.types.js';

/** Parts of a bond in a trace. */
export const CURVE_PARTS = 4;

/** Between the two middle ones of four values in a row; `share` is 0 at the second and 1 at the third (Catmull–Rom). */
const between = (before: number, from: number, to: number, after: number, share: number): number =>
  from +
  (share / 2) *
    (to -
      before +
      share *
        (2 * before - 5 * from + 4 * to - after + share * (3 * (from - to) + after - before)));

/**
 * The way of a chain from one residue to the next, as a curve through all of them: a helix is seen as one.
 * @returns one place more than there are parts, the residues themselves at both ends
 */
export function curveFrom(
  residues: readonly (Place & { readonly joined: boolean })[],
  index: number,
): readonly Place[] {
  const from = residues[index];
  const to = residues[index + 1];
  if (!from || !to) return [];
  const previous = residues[index - 1];
  const before = previous?.joined ? previous : from;
  const after = (to.joined ? residues[index + 2] : undefined) ?? to;
  return Array.from({ length: CURVE_PARTS + 1 }, (_, part) => {
    const at = (axis: keyof Place) =>
      between(before[axis], from[axis], to[axis], after[axis], part / CURVE_PARTS);
    return { x: at('x'), y: at('y'), z: at('z') };
  });
}

import type { Point3D } from './structure.types.js';

/** Segments per bond in a trace. */
export const CURVE_PARTS = 4;

/** Catmull–Rom interpolation between the two middle values; `share` is 0 at the second and 1 at the third. */
const interpolate = (
  before: number,
  from: number,
  to: number,
  after: number,
  share: number,
): number =>
  from +
  (share / 2) *
    (to -
      before +
      share *
        (2 * before - 5 * from + 4 * to - after + share * (3 * (from - to) + after - before)));

/**
 * The curve of a chain from one residue to the next; it passes through all residues, so that a helix is recognizable.
 * @returns one point more than there are segments, with the residues at both ends
 */
export function curveFrom(
  residues: readonly (Point3D & { readonly joined: boolean })[],
  index: number,
): readonly Point3D[] {
  const from = residues[index];
  const to = residues[index + 1];
  if (!from || !to) return [];
  const previous = residues[index - 1];
  const before = previous?.joined ? previous : from;
  const after = (to.joined ? residues[index + 2] : undefined) ?? to;
  return Array.from({ length: CURVE_PARTS + 1 }, (_, part) => {
    const at = (axis: keyof Point3D) =>
      interpolate(before[axis], from[axis], to[axis], after[axis], part / CURVE_PARTS);
    return { x: at('x'), y: at('y'), z: at('z') };
  });
}

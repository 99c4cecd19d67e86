import type { Point3D, ViewedResidue } from './structure.types.js';

/** Half the width of a ribbon in ångström: flat in helices and sheets, a cord elsewhere. */
const HALF_WIDTHS = { helix: 1.3, sheet: 1.6, coil: 0.35 } as const;

const subtract = (a: Point3D, b: Point3D): Point3D => ({
  x: a.x - b.x,
  y: a.y - b.y,
  z: a.z - b.z,
});
const dot = (a: Point3D, b: Point3D): number => a.x * b.x + a.y * b.y + a.z * b.z;
const scale = ({ x, y, z }: Point3D, by: number): Point3D => ({ x: x * by, y: y * by, z: z * by });

/** Whether a chain can be drawn as a ribbon: every residue has its whole backbone. */
export const hasRibbon = (residues: readonly Pick<ViewedResidue, 'backbone'>[]): boolean =>
  residues.length > 1 && residues.every(({ backbone }) => backbone !== undefined);

/**
 * From the middle of the ribbon to its edge at each residue, in ångström. A ribbon lies in the plane of the peptide bonds, along
 * C=O; it does not turn over where the next bond points the other way, as in sheets. Source: Carson and Bugg 1986, Algorithm for
 * ribbon models of proteins, Journal of Molecular Graphics 4, 121.
 */
export function findRibbonSides(
  residues: readonly Pick<ViewedResidue, 'backbone'>[],
): readonly Point3D[] {
  let last: Point3D | undefined;
  return residues.map(({ backbone }) => {
    if (!backbone) return { x: 0, y: 0, z: 0 };
    const bond = subtract(backbone.o, backbone.c);
    const unit = scale(bond, 1 / Math.max(Number.EPSILON, Math.sqrt(dot(bond, bond))));
    const side: Point3D = last && dot(unit, last) < 0 ? scale(unit, -1) : unit;
    last = side;
    return scale(side, HALF_WIDTHS[backbone.kind]);
  });
}

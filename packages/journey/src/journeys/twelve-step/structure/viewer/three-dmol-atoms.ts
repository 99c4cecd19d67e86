import { curveFrom } from '../curve.js';
import { measureExtent } from '../extent.js';
import { BAND_THICKNESS, getBand, STYLE_SIZES, type PlddtBand } from '../structure.constants.js';
import type { DrawingStyle, Point3D, ViewedResidue } from '../structure.types.js';
import type { ViewedStructure } from './structure-viewer.types.js';

/** A color as 0xRRGGBB. */
export type BandColors = Readonly<Record<PlddtBand, number>>;

/** An atom for 3Dmol.js with its appearance and its bonds to later atoms; lengths in ångström. */
export interface DrawnAtom extends Point3D {
  elem: 'C';
  bonds: number[];
  bondStyles: { radius: number; color1: number; color2: number }[];
  style: { sphere?: Appearance; stick?: Appearance };
}

interface Appearance {
  radius: number;
  color: number;
}

/** Minimum radius as a share of the chain's extent, so that a large chain stays visible. */
const MIN_RADIUS_SHARE = 0.004;

/** Creates the Cα atoms of a chain, or the curve through them, colored by confidence band. */
export const createAtoms = (
  { residues }: ViewedStructure,
  style: DrawingStyle,
  colors: BandColors,
): DrawnAtom[] => {
  const least = measureExtent(residues).farthest * MIN_RADIUS_SHARE;
  const getAppearance: GetAppearance = ({ plddt }, angstrom) => {
    const band = getBand(plddt);
    return { radius: Math.max(least, angstrom * BAND_THICKNESS[band]), color: colors[band] };
  };
  return style === 'trace'
    ? curveAtoms(residues, getAppearance)
    : residueAtoms(residues, style, getAppearance);
};

/** Returns the appearance of a residue; `angstrom` is the radius of the most certain ones. */
type GetAppearance = (residue: ViewedResidue, angstrom: number) => Appearance;

const atomAt = ({ x, y, z }: Point3D, style: DrawnAtom['style']): DrawnAtom => ({
  ...{ x, y, z, style },
  elem: 'C',
  bonds: [],
  bondStyles: [],
});

const bond = (atom: DrawnAtom, to: number, { radius, color }: Appearance, color2 = color) => {
  atom.bonds.push(to);
  atom.bondStyles.push({ radius, color1: color, color2 });
};

const residueAtoms = (
  residues: readonly ViewedResidue[],
  style: 'spheres' | 'sticks',
  getAppearance: GetAppearance,
): DrawnAtom[] => {
  const { disc, line } = STYLE_SIZES[style];
  return residues.map((residue, index) => {
    const sphere = getAppearance(residue, disc);
    const next = residue.joined ? residues[index + 1] : undefined;
    if (line === 0) return atomAt(residue, { sphere });
    const stick = getAppearance(residue, line / 2);
    const atom = atomAt(residue, { sphere, stick });
    if (next) bond(atom, index + 1, stick, getAppearance(next, line / 2).color);
    return atom;
  });
};

/** One atom per point of the curve; each half between two residues has the appearance of the nearer one. */
const curveAtoms = (
  residues: readonly ViewedResidue[],
  getAppearance: GetAppearance,
): DrawnAtom[] => {
  const atoms: DrawnAtom[] = [];
  residues.forEach((residue, index) => {
    const stick = getAppearance(residue, STYLE_SIZES.trace.line / 2);
    atoms.push(atomAt(residue, { stick }));
    const next = residue.joined ? residues[index + 1] : undefined;
    if (!next) return;
    const nextStick = getAppearance(next, STYLE_SIZES.trace.line / 2);
    const between = curveFrom(residues, index).slice(1, -1);
    const parts = between.length + 1;
    for (let part = 0; part < parts; part += 1) {
      const appearance = part < parts / 2 ? stick : nextStick;
      const from = atoms.at(-1);
      if (from) bond(from, atoms.length, appearance);
      const place = between[part];
      if (place) atoms.push(atomAt(place, { stick: appearance }));
    }
  });
  return atoms;
};

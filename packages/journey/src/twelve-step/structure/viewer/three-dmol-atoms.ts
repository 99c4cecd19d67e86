import { curveFrom } from '../curve.js';
import { measureExtent } from '../extent.js';
import { BAND_THICKNESS, getBand, STYLE_SIZES, type PlddtBand } from '../structure.constants.js';
import type { DrawingStyle, Place } from '../structure.types.js';
import type { ViewedResidue, ViewedStructure } from './structure-viewer.types.js';

/** A colour as 0xRRGGBB. */
export type BandColors = Readonly<Record<PlddtBand, number>>;

/** An atom as 3Dmol.js takes it: with its own looks and its bonds to later atoms, lengths in ångström. */
export interface DrawnAtom extends Place {
  elem: 'C';
  bonds: number[];
  bondStyles: { radius: number; color1: number; color2: number }[];
  style: { sphere?: Round; stick?: Round };
}

interface Round {
  radius: number;
  color: number;
}

/** A large chain stays visible: the least radius, as a share of the way from its middle to its end. */
const MIN_RADIUS_SHARE = 0.004;

/** The Cα atoms of a chain, or the curve through them, in the bands of its confidence. */
export const createAtoms = (
  { residues }: ViewedStructure,
  style: DrawingStyle,
  colors: BandColors,
): DrawnAtom[] => {
  const least = measureExtent(residues).farthest * MIN_RADIUS_SHARE;
  const createAppearances: LooksOf = ({ plddt }, angstrom) => {
    const band = getBand(plddt);
    return { radius: Math.max(least, angstrom * BAND_THICKNESS[band]), color: colors[band] };
  };
  return style === 'trace'
    ? curveAtoms(residues, createAppearances)
    : residueAtoms(residues, style, createAppearances);
};

/** What a residue looks like where the most certain has a radius of so many ångström. */
type LooksOf = (residue: ViewedResidue, angstrom: number) => Round;

const atomAt = ({ x, y, z }: Place, style: DrawnAtom['style']): DrawnAtom => ({
  ...{ x, y, z, style },
  elem: 'C',
  bonds: [],
  bondStyles: [],
});

const bond = (atom: DrawnAtom, to: number, { radius, color }: Round, color2 = color) => {
  atom.bonds.push(to);
  atom.bondStyles.push({ radius, color1: color, color2 });
};

const residueAtoms = (
  residues: readonly ViewedResidue[],
  style: 'spheres' | 'sticks',
  createAppearances: LooksOf,
): DrawnAtom[] => {
  const { disc, line } = STYLE_SIZES[style];
  return residues.map((residue, index) => {
    const sphere = createAppearances(residue, disc);
    const next = residue.joined ? residues[index + 1] : undefined;
    if (line === 0) return atomAt(residue, { sphere });
    const stick = createAppearances(residue, line / 2);
    const atom = atomAt(residue, { sphere, stick });
    if (next) bond(atom, index + 1, stick, createAppearances(next, line / 2).color);
    return atom;
  });
};

/** One atom for each place of the curve; each half of the way between two residues looks like the nearer one. */
const curveAtoms = (
  residues: readonly ViewedResidue[],
  createAppearances: LooksOf,
): DrawnAtom[] => {
  const atoms: DrawnAtom[] = [];
  residues.forEach((residue, index) => {
    const stick = createAppearances(residue, STYLE_SIZES.trace.line / 2);
    atoms.push(atomAt(residue, { stick }));
    const next = residue.joined ? residues[index + 1] : undefined;
    if (!next) return;
    const nextStick = createAppearances(next, STYLE_SIZES.trace.line / 2);
    const between = curveFrom(residues, index).slice(1, -1);
    const parts = between.length + 1;
    for (let part = 0; part < parts; part += 1) {
      const looks = part < parts / 2 ? stick : nextStick;
      const from = atoms.at(-1);
      if (from) bond(from, atoms.length, looks);
      const place = between[part];
      if (place) atoms.push(atomAt(place, { stick: looks }));
    }
  });
  return atoms;
};

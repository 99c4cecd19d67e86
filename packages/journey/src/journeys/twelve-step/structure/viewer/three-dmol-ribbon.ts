import { getBand } from '../structure.constants.js';
import type { BackboneAtoms, Point3D, ViewedResidue } from '../structure.types.js';
import type { BandColors } from './three-dmol-atoms.js';

/** An atom of a backbone for the ribbons of 3Dmol.js, in ångström. */
export interface RibbonAtom extends Point3D {
  atom: 'N' | 'CA' | 'C' | 'O';
  elem: 'N' | 'C' | 'O';
  chain: string;
  resi: number;
  resn: string;
  hetflag: false;
  /** Helix, sheet or coil. */
  ss: 'h' | 's' | 'c';
  bonds: number[];
  bondOrder: number[];
  style: { cartoon: { color: number; arrows: boolean } };
}

const KINDS: Readonly<Record<BackboneAtoms['kind'], RibbonAtom['ss']>> = {
  helix: 'h',
  sheet: 's',
  coil: 'c',
};

/** The backbone as atoms with names, from which the library draws ribbons. A gap starts a new chain. */
export function createRibbonAtoms(
  residues: readonly ViewedResidue[],
  colors: BandColors,
): RibbonAtom[] {
  let chain = 0;
  return residues.flatMap(({ x, y, z, backbone, plddt, residue, joined }, index) => {
    if (!backbone) return [];
    const shared = {
      chain: String(chain),
      resi: index + 1,
      resn: residue.slice(0, 3),
      hetflag: false,
      ss: KINDS[backbone.kind],
    } as const;
    if (!joined) chain += 1;
    const create = (
      atom: RibbonAtom['atom'],
      elem: RibbonAtom['elem'],
      place: Point3D,
    ): RibbonAtom => ({
      ...shared,
      ...{ atom, elem, x: place.x, y: place.y, z: place.z },
      bonds: [],
      bondOrder: [],
      style: { cartoon: { color: colors[getBand(plddt)], arrows: true } },
    });
    return [
      create('N', 'N', backbone.n),
      create('CA', 'C', { x, y, z }),
      create('C', 'C', backbone.c),
      create('O', 'O', backbone.o),
    ];
  });
}

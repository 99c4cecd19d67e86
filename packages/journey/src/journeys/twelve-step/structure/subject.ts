import type { PipelineStructure } from '@spinout/api-client';
import { distance, measureExtent } from './extent.js';
import { CANVAS } from './structure.constants.js';
import type { Backbone, BackboneAtoms, DrawnCircle, Point3D, Subject } from './structure.types.js';
import type { ViewedStructure } from './viewer/structure-viewer.types.js';

type Atoms = NonNullable<PipelineStructure['backbone']>;

const MARGIN = 24;
/** Radius that a rotating chain never leaves. */
const MAX_RADIUS = CANVAS.height / 2 - MARGIN;
/** In ångström: neighbors in a chain are 3.8 apart; anything wider is a gap. */
const WIDEST_BOND = 4.5;
const CIRCLES = 50;
const COLORS = 8;
const MIN_RADIUS = 6;
const RADIUS_SPREAD = 14;

/** Creates the drawable subject of a structure: its backbone, or 50 circles without coordinates. */
export const createSubject = (
  structure: PipelineStructure | null | undefined,
  random: () => number,
): Subject => {
  const protein = structure?.protein_id ?? '';
  const { backbone } = structure ?? {};
  return backbone && backbone.length > 0
    ? { kind: 'backbone', protein, ...createChain(backbone), source: structure?.source ?? null }
    : { kind: 'illustration', protein, circles: createCircles(random) };
};

/** The input of a viewer: a backbone with its atoms. */
export const createViewedStructure = ({ protein, residues }: Backbone): ViewedStructure => ({
  protein,
  residues: residues.map(({ atom, ...residue }) => ({ ...residue, ...atom })),
});

/** Centers the chain and scales it to the largest size that can rotate on the canvas. */
const createChain = (backbone: Atoms) => {
  const { middle, farthest } = measureExtent(backbone);
  const scale = MAX_RADIUS / farthest;
  const residues = backbone.map(({ x, y, z, plddt, residue, ...atoms }, index) => {
    const next = backbone[index + 1];
    return {
      x: (x - middle.x) * scale,
      // The y axis points up in a structure and down on a canvas.
      y: (middle.y - y) * scale,
      z: (z - middle.z) * scale,
      plddt: plddt ?? null,
      residue,
      atom: { x, y, z },
      backbone: toBackboneAtoms(atoms),
      joined: next !== undefined && distance({ x, y, z }, next) <= WIDEST_BOND,
    };
  });
  return { residues, scale };
};

type OtherAtoms = Pick<Atoms[number], 'n' | 'c' | 'o' | 'ss'>;

const toPoint = ([x = 0, y = 0, z = 0]: readonly number[]): Point3D => ({ x, y, z });

const toBackboneAtoms = ({ n, c, o, ss = 'coil' }: OtherAtoms): BackboneAtoms | undefined =>
  n && c && o ? { n: toPoint(n), c: toPoint(c), o: toPoint(o), kind: ss } : undefined;

const createCircles = (random: () => number): readonly DrawnCircle[] => {
  const randomWithin = (limit: number) => (random() * 2 - 1) * limit;
  return Array.from({ length: CIRCLES }, () => ({
    x: randomWithin(CANVAS.width / 2 - MARGIN),
    y: randomWithin(MAX_RADIUS),
    z: randomWithin(MAX_RADIUS),
    radius: MIN_RADIUS + random() * RADIUS_SPREAD,
    color: Math.floor(random() * COLORS),
  }));
};

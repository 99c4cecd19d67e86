import { curveFrom } from './curve.js';
import { findRibbonSides, hasRibbon } from './ribbon.js';
import type { ColorName } from './palette.js';
import { BAND_THICKNESS, getBand, CANVAS, STYLE_SIZES } from './structure.constants.js';
import type {
  Backbone,
  DrawnCircle,
  DrawnResidue,
  StructureViewState,
  Point3D,
  Subject,
} from './structure.types.js';

interface Appearance {
  readonly color: ColorName;
  readonly opacity: number;
}

interface Circle extends Appearance {
  readonly kind: 'disc' | 'ring';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

interface Line extends Appearance {
  readonly kind: 'line';
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly width: number;
}

/** A piece of a ribbon with its four corners. */
interface Band extends Appearance {
  readonly kind: 'band';
  readonly corners: readonly (readonly [x: number, y: number])[];
}

/** A shape on the canvas, in pixels. */
export type Shape = Circle | Line | Band;

const FARTHEST_OPACITY = 0.6;

/** Limits in pixels: a large chain stays visible, and a small one is not inflated. */
const MIN_SIZE = 1;
const MAX_SIZE = 9;

interface Mark {
  readonly depth: number;
  readonly shape: Shape;
}

/** Creates the projection of a view state: position, depth and opacity of a point. */
const createView = ({ rotation, zoom }: StructureViewState) => {
  const angle = (rotation * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return ({ x, y, z }: Point3D) => {
    const depth = z * cos - x * sin;
    const nearness = Math.min(1, Math.max(0, (depth / CANVAS.height) * 1.2 + 0.5));
    return {
      x: CANVAS.width / 2 + (x * cos + z * sin) * zoom,
      y: CANVAS.height / 2 + y * zoom,
      depth,
      opacity: FARTHEST_OPACITY + (1 - FARTHEST_OPACITY) * nearness,
    };
  };
};

type View = ReturnType<typeof createView>;

/** Shapes of a picture, farthest first. */
export const createScene = (subject: Subject, viewState: StructureViewState): readonly Shape[] => {
  const view = createView(viewState);
  const marks =
    subject.kind === 'backbone'
      ? backboneMarks(subject, view, viewState)
      : circleMarks(subject.circles, view, viewState);
  return marks.toSorted((a, b) => a.depth - b.depth).map(({ shape }) => shape);
};

const backboneMarks = (
  { residues, scale }: Backbone,
  view: View,
  { style, zoom }: StructureViewState,
): readonly Mark[] => {
  const { disc, line } = STYLE_SIZES[style];
  const pixels = (angstrom: number, thickness: number) =>
    Math.max(MIN_SIZE, Math.min(MAX_SIZE, angstrom * scale) * thickness * zoom);
  const lineBetween = (from: Point3D, to: Point3D, { plddt }: DrawnResidue): Mark => {
    const [start, end] = [view(from), view(to)];
    const color = getBand(plddt);
    return {
      depth: (start.depth + end.depth) / 2,
      shape: {
        kind: 'line',
        from: [start.x, start.y],
        to: [end.x, end.y],
        width: pixels(line, BAND_THICKNESS[color]),
        color,
        opacity: start.opacity,
      },
    };
  };
  const sides = style === 'trace' && hasRibbon(residues) ? findRibbonSides(residues) : null;
  /** A piece of the ribbon between two points of the curve; `from` and `to` are shares of the way to the next residue. */
  const bandBetween = (
    [start, end]: readonly [Point3D, Point3D],
    [one, other]: readonly [Point3D, Point3D],
    [from, to]: readonly [number, number],
    { plddt }: DrawnResidue,
  ): Mark => {
    const edge = (middle: Point3D, share: number, sign: 1 | -1): Point3D => {
      const mix = (axis: keyof Point3D) =>
        sign * scale * (one[axis] * (1 - share) + other[axis] * share);
      // The y axis points up in a structure and down on a canvas.
      return { x: middle.x + mix('x'), y: middle.y - mix('y'), z: middle.z + mix('z') };
    };
    const corners = [
      edge(start, from, 1),
      edge(end, to, 1),
      edge(end, to, -1),
      edge(start, from, -1),
    ].map(view);
    return {
      depth: corners.reduce((sum, { depth }) => sum + depth, 0) / corners.length,
      shape: {
        kind: 'band',
        corners: corners.map(({ x, y }) => [x, y] as const),
        color: getBand(plddt),
        opacity: view(start).opacity,
      },
    };
  };
  /** Each half of a bond has the color of its end. */
  const bondFrom = (residue: DrawnResidue, index: number): readonly Mark[] => {
    const next = residue.joined ? residues[index + 1] : undefined;
    if (line === 0 || !next) return [];
    const points = style === 'trace' ? curveFrom(residues, index) : [residue, next];
    return points.slice(1).map((to, part) => {
      const isNearer = part < points.length / 2 - 1 || points.length === 2;
      const nearer = isNearer ? residue : next;
      const from = points[part] ?? to;
      const [side, nextSide] = [sides?.[index], sides?.[index + 1]];
      if (!side || !nextSide) return lineBetween(from, to, nearer);
      const parts = points.length - 1;
      return bandBetween([from, to], [side, nextSide], [part / parts, (part + 1) / parts], nearer);
    });
  };
  return residues.flatMap((residue, index): readonly Mark[] => {
    const bond = bondFrom(residue, index);
    if (disc === 0) return bond;
    const color = getBand(residue.plddt);
    const { x, y, depth, opacity } = view(residue);
    const radius = pixels(disc, BAND_THICKNESS[color]);
    return [{ depth, shape: { kind: 'disc', x, y, radius, color, opacity } }, ...bond];
  });
};

/** The circles of an illustration have no bonds: the styles only change how each is drawn. */
const circleMarks = (
  circles: readonly DrawnCircle[],
  view: View,
  { style, zoom }: StructureViewState,
): readonly Mark[] =>
  circles.map((circle) => {
    const { x, y, depth, opacity } = view(circle);
    const radius = circle.radius * zoom * (style === 'sticks' ? 0.5 : 1);
    const kind = style === 'trace' ? 'ring' : 'disc';
    const color: ColorName = `data${circle.color + 1}`;
    return { depth, shape: { kind, x, y, radius, color, opacity } };
  });

import type { Source } from '@spinout/api-client';

/** A place: in a picture canvas pixels from its middle, y down; in a structure ångström, y up. z is towards the eye. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A residue of the backbone, with what the table says of it. */
export interface DrawnResidue extends Place {
  readonly residue: string;
  /** 0..100; null where nothing says. */
  readonly plddt: number | null;
  /** Cα atom in ångström, as the structure gives it. */
  readonly atom: Place;
  /** Whether the chain goes on to the next residue without a gap. */
  readonly joined: boolean;
}

/** One of the circles that stand in for a structure. */
export interface DrawnCircle extends Place {
  readonly radius: number;
  /** 0..7: place in the theme's colours for data. */
  readonly color: number;
}

/** A real backbone. */
export interface Backbone {
  readonly kind: 'backbone';
  readonly protein: string;
  readonly residues: readonly DrawnResidue[];
  /** Pixels for one ångström. */
  readonly scale: number;
  readonly source: Source | null;
}

/** Circles that mean nothing. */
export interface Illustration {
  readonly kind: 'illustration';
  readonly protein: string;
  readonly circles: readonly DrawnCircle[];
}

/** What the card shows. */
export type Subject = Backbone | Illustration;

export const DRAWING_STYLES = ['spheres', 'trace', 'sticks'] as const;
/** What Style goes through. */
export type DrawingStyle = (typeof DRAWING_STYLES)[number];

export const ZOOMS = [1, 1.5, 2] as const;
/** What Zoom goes through. */
export type Zoom = (typeof ZOOMS)[number];

/** How the structure is looked at. */
export interface Look {
  /** Turns about the upright axis, in degrees, 0..359. */
  readonly turn: number;
  readonly zoom: Zoom;
  readonly style: DrawingStyle;
}

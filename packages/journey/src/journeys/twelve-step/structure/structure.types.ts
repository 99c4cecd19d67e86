import type { Source } from '@spinout/api-client';

/**
 * A point. In a picture: canvas pixels from the center, y down; in a structure: ångström, y up. z points to the viewer.
 */
export interface Point3D {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The other atoms of a residue's backbone in ångström, and its secondary structure. */
export interface BackboneAtoms {
  readonly n: Point3D;
  readonly c: Point3D;
  readonly o: Point3D;
  readonly kind: 'helix' | 'sheet' | 'coil';
}

/** One residue of a chain, at its Cα atom, in ångström. */
export interface ViewedResidue extends Point3D {
  /** Three letters and the number in the chain, like "MET1"; empty if unknown. */
  readonly residue: string;
  /** 0 to 100; null if unknown. */
  readonly plddt: number | null;
  /** Whether the chain continues to the next residue without a gap. */
  readonly joined: boolean;
  /** With these, the trace is a ribbon. @default only Cα is known */
  readonly backbone?: BackboneAtoms | undefined;
}

/** A residue in canvas pixels. */
export interface DrawnResidue extends ViewedResidue {
  /** Original position of the Cα atom in ångström. */
  readonly atom: Point3D;
}

/** A circle of the illustration that replaces a missing structure. */
export interface DrawnCircle extends Point3D {
  readonly radius: number;
  /** 0 to 7: index of the theme's data colors. */
  readonly color: number;
}

export interface Backbone {
  readonly kind: 'backbone';
  readonly protein: string;
  readonly residues: readonly DrawnResidue[];
  /** Pixels per ångström. */
  readonly scale: number;
  readonly source: Source | null;
}

/** An illustration without meaning, for structures without coordinates. */
export interface Illustration {
  readonly kind: 'illustration';
  readonly protein: string;
  readonly circles: readonly DrawnCircle[];
}

export type Subject = Backbone | Illustration;

export const DRAWING_STYLES = ['spheres', 'trace', 'sticks'] as const;
/** Styles that the Style button cycles through. */
export type DrawingStyle = (typeof DRAWING_STYLES)[number];

export const ZOOMS = [1, 1.5, 2] as const;
/** Factors that the Zoom button cycles through. */
export type Zoom = (typeof ZOOMS)[number];

/** View state of the structure. */
export interface StructureViewState {
  /** Rotation about the vertical axis in degrees, 0 to 359. */
  readonly rotation: number;
  readonly zoom: Zoom;
  readonly style: DrawingStyle;
}

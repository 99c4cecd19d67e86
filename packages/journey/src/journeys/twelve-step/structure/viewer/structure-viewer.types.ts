import type { Palette } from '../palette.js';
import type { StructureViewState, Point3D } from '../structure.types.js';

/** One residue of a chain, at its Cα atom, in ångström. */
export interface ViewedResidue extends Point3D {
  /** Three letters and the number in the chain, like "MET1"; empty if unknown. */
  readonly residue: string;
  /** 0 to 100; null if unknown. */
  readonly plddt: number | null;
  /** Whether the chain continues to the next residue without a gap. */
  readonly joined: boolean;
}

/** A chain from its first residue to its last. */
export interface ViewedStructure {
  readonly protein: string;
  readonly residues: readonly ViewedResidue[];
}

/** Input of a viewer. */
export interface StructureView {
  readonly viewState: StructureViewState;
  /** The theme's colors at the viewer, as CSS values. */
  readonly palette: Palette;
}

/** An open viewer. */
export interface StructureViewer {
  /** Draws the structure synchronously. */
  show(view: StructureView): void;
  /** The current picture with aspect ratio 3:2. */
  picture(): HTMLCanvasElement;
  /** Removes the viewer and releases its browser resources. */
  close(): void;
}

/**
 * Opens a viewer in an empty element of 600 by 400 pixels, or less on a narrow page. The element is hidden from
 * assistive technology and the keyboard: rotation, zoom and style come through `show`.
 * @throws any error if it cannot draw; the picture on the canvas then stays
 */
export type OpenStructureViewer = (
  place: HTMLElement,
  structure: ViewedStructure,
) => StructureViewer;

/** Loads the code of a viewer if there are coordinates to show. A rejection leaves the picture on the canvas. */
export type LoadStructureViewer = () => Promise<OpenStructureViewer>;

import type { Palette } from '../palette.js';
import type { StructureViewState, ViewedResidue } from '../structure.types.js';

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

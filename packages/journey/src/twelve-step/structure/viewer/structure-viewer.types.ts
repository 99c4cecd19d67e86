import type { Palette } from '../palette.types.js';
import type { Look, Place } from '../structure.types.js';

/** One residue of a chain, at its Cα atom, in ångström. */
export interface ViewedResidue extends Place {
  /** Three letters and the number in the chain, like "MET1"; empty where nothing says. */
  readonly residue: string;
  /** 0..100; null where nothing says. */
  readonly plddt: number | null;
  /** Whether the chain goes on to the next residue without a gap. */
  readonly joined: boolean;
}

/** A chain from its first residue to its last. */
export interface ViewedStructure {
  readonly protein: string;
  readonly residues: readonly ViewedResidue[];
}

/** What a viewer shall show. */
export interface StructureView {
  readonly look: Look;
  /** The theme's colours at the viewer, as CSS values. */
  readonly palette: Palette;
}

/** A viewer that is open on the page. */
export interface StructureViewer {
  /** Shows the structure so, and has drawn it when it returns. */
  show(view: StructureView): void;
  /** What is seen now, as a picture of 3 by 2. */
  picture(): HTMLCanvasElement;
  /** Takes the viewer away, and all that it holds of the browser. */
  close(): void;
}

/**
 * Opens a viewer in an empty element of 600 by 400 pixels, or less on a narrow page. The element is a picture to
 * assistive technology and to the keyboard: turning, zoom and style are told by `show`.
 * @throws what it likes where it cannot draw; the picture on the canvas then stays
 */
export type OpenStructureViewer = (
  place: HTMLElement,
  structure: ViewedStructure,
) => StructureViewer;

/** Brings the code of a viewer, when there are coordinates to show. A rejection leaves the picture on the canvas. */
export type LoadStructureViewer = () => Promise<OpenStructureViewer>;

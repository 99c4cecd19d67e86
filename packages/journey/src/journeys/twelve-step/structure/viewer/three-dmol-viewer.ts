import { ZOOMS, type StructureViewState, type Zoom } from '../structure.types.js';
import { readColors } from './read-colors.js';
import type { OpenStructureViewer, ViewedStructure } from './structure-viewer.types.js';
import { hasRibbon } from '../ribbon.js';
import { createAtoms, type BandColors } from './three-dmol-atoms.js';
import { createRibbonAtoms } from './three-dmol-ribbon.js';
import { releaseSlot, acquireSlot, type ViewerSlot } from './three-dmol-slot.js';

/** Fits a chain like on the canvas: the largest size that can rotate without leaving the picture. */
const FIT = 1.2;
const COLORLESS: BandColors = { veryHigh: 0, confident: 0, low: 0, veryLow: 0, unknown: 0 };

/** Shows a structure with 3Dmol.js: shaded, with position, size and rotation of the canvas below. */
export const openThreeDmolViewer: OpenStructureViewer = (container, structure) => {
  const slot = acquireSlot(container);
  const { viewer, frame } = slot;
  const getCameraView = createCamera(slot, structure);
  let lastDrawingKey = '';
  return {
    show({ viewState, palette: { background, colors } }) {
      const { veryHigh, confident, low, veryLow, unknown } = colors;
      const bands = { veryHigh, confident, low, veryLow, unknown };
      const { paper, ...numbers } = readColors({ paper: background, ...bands }, frame);
      const drawingKey = [viewState.style, paper, ...Object.values(numbers)].join();
      viewer.setView(getCameraView(viewState));
      if (drawingKey === lastDrawingKey) return;
      viewer.removeAllModels();
      viewer
        .addModel()
        .addAtoms(
          viewState.style === 'trace' && hasRibbon(structure.residues)
            ? createRibbonAtoms(structure.residues, numbers)
            : createAtoms(structure, viewState.style, numbers),
        );
      viewer.setBackgroundColor(paper, 1);
      viewer.render();
      lastDrawingKey = drawingKey;
    },
    picture: () => viewer.getCanvas(),
    close: () => releaseSlot(slot),
  };
};

/** The library's camera for a view state: x, y, z and depth of the center, and the rotation as a quaternion. */
const createCamera = ({ viewer }: ViewerSlot, structure: ViewedStructure) => {
  viewer.addModel().addAtoms(createAtoms(structure, 'spheres', COLORLESS));
  viewer.zoomTo();
  const initialView = viewer.getView() as readonly number[];
  const [x = 0, y = 0, z = 0] = initialView;
  const depths = new Map<Zoom, number>(
    ZOOMS.map((zoom) => {
      viewer.setView(initialView);
      viewer.zoom(FIT * zoom);
      const [, , , depth = 0] = viewer.getView() as readonly number[];
      return [zoom, depth];
    }),
  );
  return ({ rotation, zoom }: StructureViewState): readonly number[] => {
    const half = (rotation * Math.PI) / 360;
    return [x, y, z, depths.get(zoom) ?? 0, 0, Math.sin(half), 0, Math.cos(half)];
  };
};

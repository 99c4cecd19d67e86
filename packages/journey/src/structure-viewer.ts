export { loadThreeDmolViewer } from './journeys/twelve-step/structure/viewer/load-three-dmol.js';
export type {
  LoadStructureViewer,
  OpenStructureViewer,
  StructureView,
  StructureViewer,
  ViewedStructure,
} from './journeys/twelve-step/structure/viewer/structure-viewer.types.js';
export type { ColorName, Palette } from './journeys/twelve-step/structure/palette.js';
export type { PlddtBand } from './journeys/twelve-step/structure/structure.constants.js';
export type {
  DrawingStyle,
  StructureViewState,
  Point3D,
  ViewedResidue,
  Zoom,
} from './journeys/twelve-step/structure/structure.types.js';

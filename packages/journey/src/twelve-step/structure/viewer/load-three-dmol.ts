import type { LoadStructureViewer } from './structure-viewer.types.js';

/**
 * Loads the viewer on 3Dmol.js, an optional peer dependency (`3dmol`); nothing of it is loaded before the first call.
 * @throws where the browser draws no WebGL, before anything is loaded, or where the library cannot be loaded
 * @example <TwelveStepPage api={api} structureViewer={loadThreeDmolViewer} />
 */
export const loadThreeDmolViewer: LoadStructureViewer = async () => {
  if (!hasWebGl()) throw new Error('This browser draws no WebGL.');
  return (await import('./three-dmol-viewer.js')).openThreeDmolViewer;
};

const hasWebGl = () => {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
};

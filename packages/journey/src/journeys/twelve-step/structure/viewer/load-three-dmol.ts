import type { LoadStructureViewer } from './structure-viewer.types.js';

/**
 * Loads the viewer on 3Dmol.js, an optional peer dependency (`3dmol`), which is not loaded before the first call.
 * @throws if the browser has no WebGL (before loading) or the library cannot be loaded
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

import { drawScene } from '../draw-scene.js';
import { createScene } from '../scene.js';
import type { Subject } from '../structure.types.js';
import type { StructureViewer } from './structure-viewer.types.js';

/** The built-in canvas viewer: always available, and sufficient for illustrations. */
export const openCanvasViewer = (canvas: HTMLCanvasElement, subject: Subject): StructureViewer => ({
  show({ viewState, palette }) {
    const context = canvas.getContext('2d');
    if (context) drawScene(context, createScene(subject, viewState), palette);
  },
  picture: () => canvas,
  close: () => undefined,
});

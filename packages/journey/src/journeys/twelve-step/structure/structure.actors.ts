import { saveFile, type SaveFile } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import { writeCaption } from './draw-scene.js';
import { CANVAS } from './structure.constants.js';
import type { PictureExport } from './structure.machine.js';
import type { LoadStructureViewer, OpenStructureViewer } from './viewer/structure-viewer.types.js';

/**
 * Connects the card to the browser's canvas and downloads, and to the host's viewer.
 * @param loadViewer loads the viewer. @default none
 */
export const structureActors = (loadViewer?: LoadStructureViewer, save: SaveFile = saveFile) => ({
  loadViewer: fromPromise<OpenStructureViewer, undefined>(async () => {
    if (!loadViewer) throw new Error('structure: no viewer was handed in');
    return loadViewer();
  }),
  savePicture: fromPromise<string, PictureExport>(
    async ({ input: { picture, palette, caption, name } }) => {
      const canvas = Object.assign(document.createElement('canvas'), CANVAS);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser draws no pictures.');
      context.drawImage(picture, 0, 0, CANVAS.width, CANVAS.height);
      writeCaption(context, caption, palette);
      const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
      if (!file) throw new Error('This browser makes no PNG files.');
      save(name, file);
      return name;
    },
  ),
});

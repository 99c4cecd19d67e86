import { saveFile, type SaveFile } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import { drawScene } from './draw-scene.js';
import { CANVAS } from './structure.constants.js';
import type { PictureOrder } from './structure.machine.js';

/** Joins the card to the browser's canvas and downloads. */
export const structureActors = (save: SaveFile = saveFile) => ({
  savePicture: fromPromise<string, { readonly order: PictureOrder | null }>(async ({ input }) => {
    if (!input.order) throw new Error('structure: no picture was asked for');
    const { shapes, palette, caption, name } = input.order;
    const canvas = Object.assign(document.createElement('canvas'), CANVAS);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws no pictures.');
    drawScene(context, shapes, palette, caption);
    const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (!picture) throw new Error('This browser makes no PNG files.');
    save(name, picture);
    return name;
  }),
});

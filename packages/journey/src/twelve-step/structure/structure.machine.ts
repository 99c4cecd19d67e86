import { assign, setup, type SnapshotFrom } from 'xstate';
import { actorSlot, type Tools } from '@spinout/journey-kit';
import type { Palette } from './draw-scene.js';
import type { Shape } from './scene.js';
import { FIRST_LOOK, TURN_DEGREES } from './structure.constants.js';
import { DRAWING_STYLES, ZOOMS, type Look } from './structure.types.js';

/** A picture that leaves the page. */
export interface PictureOrder {
  readonly shapes: readonly Shape[];
  readonly palette: Palette;
  /** Written into the picture, so that nobody takes an illustration for a structure. */
  readonly caption: string;
  /** Name of the file. */
  readonly name: string;
}

export interface StructureContext {
  readonly tools: Tools;
  readonly look: Look;
  /** The picture that was asked for last. */
  readonly order: PictureOrder | null;
  /** Name of the file saved last. */
  readonly savedName: string | null;
  readonly failed: boolean;
}

export type StructureEvent =
  | { readonly type: 'view.rotated' }
  | { readonly type: 'view.zoomed' }
  | { readonly type: 'view.restyled' }
  | { readonly type: 'export.requested'; readonly order: PictureOrder };

const FULL_TURN = 360;

const after = <Item>(list: readonly Item[], item: Item): Item =>
  list[(list.indexOf(item) + 1) % list.length] ?? item;

/** T-12: how the structure is looked at, and its picture. */
export const structureMachine = setup({
  types: {
    input: {} as { readonly tools: Tools },
    context: {} as StructureContext,
    events: {} as StructureEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Draws the picture, saves it, and answers its file name. */
    savePicture: actorSlot<string, { readonly order: PictureOrder | null }>('savePicture'),
  },
  actions: {
    rotate: assign({
      look: ({ context: { look } }) => ({ ...look, turn: (look.turn + TURN_DEGREES) % FULL_TURN }),
    }),
    zoom: assign({
      look: ({ context: { look } }) => ({ ...look, zoom: after(ZOOMS, look.zoom) }),
    }),
    restyle: assign({
      look: ({ context: { look } }) => ({ ...look, style: after(DRAWING_STYLES, look.style) }),
    }),
    beginExport: assign({
      order: (_, { order }: { order: PictureOrder }) => order,
      savedName: null,
      failed: false,
    }),
    keepName: assign({ savedName: (_, { output }: { output: string }) => output }),
    reportFailure: assign({ failed: true }),
    logFailure: ({ context }, { error }: { error: unknown }) =>
      context.tools.log.error('The picture could not be saved.', error),
  },
}).createMachine({
  id: 'structure',
  context: ({ input: { tools } }) => ({
    tools,
    look: FIRST_LOOK,
    order: null,
    savedName: null,
    failed: false,
  }),
  on: {
    'view.rotated': { actions: 'rotate' },
    'view.zoomed': { actions: 'zoom' },
    'view.restyled': { actions: 'restyle' },
  },
  initial: 'showing',
  states: {
    showing: {
      on: {
        'export.requested': {
          target: 'exporting',
          actions: { type: 'beginExport', params: ({ event: { order } }) => ({ order }) },
        },
      },
    },
    exporting: {
      tags: 'busy',
      invoke: {
        src: 'savePicture',
        input: ({ context: { order } }) => ({ order }),
        onDone: {
          target: 'showing',
          actions: { type: 'keepName', params: ({ event: { output } }) => ({ output }) },
        },
        onError: {
          target: 'showing',
          actions: [
            'reportFailure',
            { type: 'logFailure', params: ({ event: { error } }) => ({ error }) },
          ],
        },
      },
    },
  },
});

export type StructureSnapshot = SnapshotFrom<typeof structureMachine>;

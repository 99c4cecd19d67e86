import { assign, setup, type SnapshotFrom } from 'xstate';
import { actorSlot, type Runtime } from '@spinout/flow-kit';
import type { Palette } from './palette.types.js';
import { INITIAL_LOOK, TURN_DEGREES } from './structure.constants.js';
import { DRAWING_STYLES, ZOOMS, type Look } from './structure.types.js';
import type { OpenStructureViewer } from './viewer/structure-viewer.types.js';

/** A picture that leaves the page. */
export interface PictureOrder {
  /** What is seen when it is asked for. */
  readonly picture: HTMLCanvasElement;
  readonly palette: Palette;
  /** Drawn into the picture, so that an illustration is not mistaken for a structure. */
  readonly caption: string;
  /** Name of the file. */
  readonly name: string;
}

export interface StructureContext {
  readonly runtime: Runtime;
  /** Whether there are coordinates, and somebody who brings a viewer for them. */
  readonly hasViewer: boolean;
  /** Opens the viewer; null while it is not here, or where it failed. */
  readonly openViewer: OpenStructureViewer | null;
  readonly look: Look;
  /** Name of the file saved last. */
  readonly savedName: string | null;
  readonly failed: boolean;
}

export type StructureEvent =
  | { readonly type: 'view.rotated' }
  | { readonly type: 'view.dragged'; readonly degrees: number }
  | { readonly type: 'view.zoomed' }
  | { readonly type: 'view.restyled' }
  | { readonly type: 'export.requested'; readonly order: PictureOrder }
  /** The viewer cannot open, or cannot draw. */
  | { readonly type: 'viewer.failed'; readonly error: unknown };

const FULL_TURN = 360;

const after = <Item>(list: readonly Item[], item: Item): Item =>
  list[(list.indexOf(item) + 1) % list.length] ?? item;

const turnedBy = (degrees: number, { turn, ...look }: Look): Look => ({
  ...look,
  turn: (((turn + degrees) % FULL_TURN) + FULL_TURN) % FULL_TURN,
});

/** How the structure is looked at, and its picture. */
export const structureMachine = setup({
  types: {
    input: {} as Pick<StructureContext, 'runtime' | 'hasViewer'>,
    context: {} as StructureContext,
    events: {} as StructureEvent,
    tags: {} as 'busy',
  },
  actors: {
    loadViewer: actorSlot<OpenStructureViewer, undefined>('loadViewer'),
    /** Draws the picture, saves it, and answers its file name. */
    savePicture: actorSlot<string, { readonly order: PictureOrder | null }>('savePicture'),
  },
  actions: {
    turn: assign({
      look: ({ context: { look } }, { degrees }: { degrees: number }) => turnedBy(degrees, look),
    }),
    zoom: assign({
      look: ({ context: { look } }) => ({ ...look, zoom: after(ZOOMS, look.zoom) }),
    }),
    restyle: assign({
      look: ({ context: { look } }) => ({ ...look, style: after(DRAWING_STYLES, look.style) }),
    }),
    beginExport: assign({ savedName: null, failed: false }),
    setSavedName: assign({ savedName: (_, { output }: { output: string }) => output }),
    reportFailure: assign({ failed: true }),
    setViewer: assign((_, { output }: { output: OpenStructureViewer }) => ({
      openViewer: output,
    })),
    closeViewer: assign({ openViewer: null }),
    logViewerFailure: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.warn('No structure viewer: the picture on the canvas stays.', error),
    logFailure: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.error('The picture could not be saved.', error),
  },
  guards: { hasViewer: ({ context }) => context.hasViewer },
}).createMachine({
  id: 'structure',
  context: ({ input }) => ({
    ...input,
    openViewer: null,
    look: INITIAL_LOOK,
    savedName: null,
    failed: false,
  }),
  on: {
    'view.rotated': { actions: { type: 'turn', params: { degrees: TURN_DEGREES } } },
    'view.dragged': {
      actions: { type: 'turn', params: ({ event: { degrees } }) => ({ degrees }) },
    },
    'view.zoomed': { actions: 'zoom' },
    'view.restyled': { actions: 'restyle' },
  },
  type: 'parallel',
  states: {
    picture: {
      initial: 'showing',
      states: {
        showing: {
          on: {
            'export.requested': { target: 'exporting', actions: 'beginExport' },
          },
        },
        exporting: {
          tags: 'busy',
          invoke: {
            src: 'savePicture',
            // A picture of the page is handed on at once and never kept.
            input: ({ event }) => ({
              order: event.type === 'export.requested' ? event.order : null,
            }),
            onDone: {
              target: 'showing',
              actions: { type: 'setSavedName', params: ({ event: { output } }) => ({ output }) },
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
    },
    viewer: {
      initial: 'choosing',
      states: {
        choosing: { always: [{ guard: 'hasViewer', target: 'loading' }, { target: 'absent' }] },
        loading: {
          invoke: {
            src: 'loadViewer',
            onDone: {
              target: 'viewing',
              actions: { type: 'setViewer', params: ({ event: { output } }) => ({ output }) },
            },
            onError: {
              target: 'absent',
              actions: {
                type: 'logViewerFailure',
                params: ({ event: { error } }) => ({ error }),
              },
            },
          },
        },
        viewing: {
          on: {
            'viewer.failed': {
              target: 'absent',
              actions: [
                'closeViewer',
                {
                  type: 'logViewerFailure',
                  params: ({ event: { error } }) => ({ error }),
                },
              ],
            },
          },
        },
        absent: {},
      },
    },
  },
});

export type StructureSnapshot = SnapshotFrom<typeof structureMachine>;

import { assertEvent, assign, setup, type SnapshotFrom } from 'xstate';
import { actorSlot, type Runtime } from '@spinout/flow-kit';
import type { Palette } from './palette.js';
import { INITIAL_VIEW_STATE, ROTATION_STEP_DEGREES } from './structure.constants.js';
import { DRAWING_STYLES, ZOOMS, type StructureViewState } from './structure.types.js';
import type { OpenStructureViewer } from './viewer/structure-viewer.types.js';

export interface PictureExport {
  /** The visible picture at the time of the request. */
  readonly picture: HTMLCanvasElement;
  readonly palette: Palette;
  /** Drawn into the picture so that an illustration is not mistaken for a structure. */
  readonly caption: string;
  readonly name: string;
}

export interface StructureContext {
  readonly runtime: Runtime;
  /** Whether there are coordinates and a viewer for them. */
  readonly hasViewer: boolean;
  /** Opens the viewer; null while it loads or after it failed. */
  readonly openViewer: OpenStructureViewer | null;
  readonly viewState: StructureViewState;
  /** Name of the last saved file. */
  readonly savedName: string | null;
  readonly failed: boolean;
}

export type StructureEvent =
  | { readonly type: 'view.rotated' }
  | { readonly type: 'view.dragged'; readonly degrees: number }
  | { readonly type: 'view.zoomed' }
  | { readonly type: 'view.restyled' }
  | { readonly type: 'export.requested'; readonly payload: PictureExport }
  /** The viewer cannot open or draw. */
  | { readonly type: 'viewer.failed'; readonly error: unknown };

const FULL_ROTATION = 360;

const getNextItem = <Item>(list: readonly Item[], item: Item): Item =>
  list[(list.indexOf(item) + 1) % list.length] ?? item;

/** State machine of the structure card: view state, picture export and viewer. */
export const structureMachine = setup({
  types: {
    input: {} as Pick<StructureContext, 'runtime' | 'hasViewer'>,
    context: {} as StructureContext,
    events: {} as StructureEvent,
    tags: {} as 'busy',
  },
  actors: {
    loadViewer: actorSlot<OpenStructureViewer, undefined>('loadViewer'),
    /** Draws and saves the picture; returns its file name. */
    savePicture: actorSlot<string, PictureExport>('savePicture'),
  },
  actions: {
    rotate: assign({
      viewState: ({ context: { viewState } }, { degrees }: { degrees: number }) => ({
        ...viewState,
        rotation: (viewState.rotation + (degrees % FULL_ROTATION) + FULL_ROTATION) % FULL_ROTATION,
      }),
    }),
    logViewerFailure: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.warn('No structure viewer: the picture on the canvas stays.', error),
  },
}).createMachine({
  id: 'structure',
  context: ({ input }) => ({
    ...input,
    openViewer: null,
    viewState: INITIAL_VIEW_STATE,
    savedName: null,
    failed: false,
  }),
  on: {
    'view.rotated': { actions: { type: 'rotate', params: { degrees: ROTATION_STEP_DEGREES } } },
    'view.dragged': { actions: { type: 'rotate', params: ({ event }) => event } },
    'view.zoomed': {
      actions: assign({
        viewState: ({ context: { viewState } }) => ({
          ...viewState,
          zoom: getNextItem(ZOOMS, viewState.zoom),
        }),
      }),
    },
    'view.restyled': {
      actions: assign({
        viewState: ({ context: { viewState } }) => ({
          ...viewState,
          style: getNextItem(DRAWING_STYLES, viewState.style),
        }),
      }),
    },
  },
  type: 'parallel',
  states: {
    picture: {
      initial: 'showing',
      states: {
        showing: {
          on: {
            'export.requested': {
              target: 'exporting',
              actions: assign({ savedName: null, failed: false }),
            },
          },
        },
        exporting: {
          tags: 'busy',
          invoke: {
            src: 'savePicture',
            // The picture is passed directly and not stored in the context.
            input: ({ event }) => {
              assertEvent(event, 'export.requested');
              return event.payload;
            },
            onDone: {
              target: 'showing',
              actions: assign({ savedName: ({ event }) => event.output }),
            },
            onError: {
              target: 'showing',
              actions: [
                assign({ failed: true }),
                ({ context, event }) =>
                  context.runtime.log.error('The picture could not be saved.', event.error),
              ],
            },
          },
        },
      },
    },
    viewer: {
      initial: 'choosing',
      states: {
        choosing: {
          always: [
            { guard: ({ context }) => context.hasViewer, target: 'loading' },
            { target: 'unavailable' },
          ],
        },
        loading: {
          invoke: {
            src: 'loadViewer',
            onDone: {
              target: 'viewing',
              actions: assign(({ event }) => ({ openViewer: event.output })),
            },
            onError: {
              target: 'unavailable',
              actions: { type: 'logViewerFailure', params: ({ event }) => event },
            },
          },
        },
        viewing: {
          on: {
            'viewer.failed': {
              target: 'unavailable',
              actions: [
                assign({ openViewer: null }),
                { type: 'logViewerFailure', params: ({ event }) => event },
              ],
            },
          },
        },
        unavailable: {},
      },
    },
  },
});

export type StructureSnapshot = SnapshotFrom<typeof structureMachine>;

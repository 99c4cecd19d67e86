import { actorSlot, type Runtime } from '@spinout/flow-kit';
import { assign, setup, type SnapshotFrom } from 'xstate';

/** Views with a toggle in the header. */
export const TOGGLES = ['platform', 'demo', 'design'] as const;
export type ToggleName = (typeof TOGGLES)[number];

/** The first open view in this order is visible and covers the others. */
export const PRIORITY = ['design', 'demo', 'platform'] as const satisfies readonly ToggleName[];

/** Which toggles are on; a host may open more than one, a press opens only its own view. */
export type ToggleState = Readonly<Record<ToggleName, boolean>>;

/** What the health check returned. */
export type BackendHealth = 'healthy' | 'refused';

export interface MainPageInput {
  readonly runtime: Runtime;
  /** Initially open toggles. @default none */
  readonly open?: Partial<ToggleState> | undefined;
}

export interface MainPageContext {
  readonly runtime: Runtime;
  readonly open: ToggleState;
  /** Toggles that were on before; their views stay mounted but hidden. */
  readonly opened: ToggleState;
}

export type MainPageEvent =
  /** Closes the visible view, or opens another one and closes all others. */
  | { readonly type: 'toggle.pressed'; readonly toggle: ToggleName }
  /** The host navigates to a view; null is the landing page or journey. */
  | { readonly type: 'view.requested'; readonly view: ToggleName | null };

const ALL_CLOSED: ToggleState = { platform: false, demo: false, design: false };

/** Opens the given views and closes the others. */
const openViews = (open: ToggleState, { opened }: Pick<MainPageContext, 'opened'>) => ({
  open,
  opened: {
    platform: opened.platform || open.platform,
    demo: opened.demo || open.demo,
    design: opened.design || open.design,
  },
});

/** Checks the backend's health once, and opens and closes three views. */
export const mainPageMachine = setup({
  types: {
    input: {} as MainPageInput,
    context: {} as MainPageContext,
    events: {} as MainPageEvent,
  },
  actors: { checkHealth: actorSlot<BackendHealth, undefined>('checkHealth') },
}).createMachine({
  id: 'mainPage',
  context: ({ input }) => ({
    runtime: input.runtime,
    ...openViews({ ...ALL_CLOSED, ...input.open }, { opened: ALL_CLOSED }),
  }),
  on: {
    'toggle.pressed': {
      actions: assign(({ context, event: { toggle } }) => {
        const isShown = toggle === PRIORITY.find((name) => context.open[name]);
        const others = isShown ? context.open : ALL_CLOSED;
        return openViews({ ...others, [toggle]: !isShown }, context);
      }),
    },
    'view.requested': {
      actions: assign(({ context, event: { view } }) =>
        openViews(view === null ? ALL_CLOSED : { ...ALL_CLOSED, [view]: true }, context),
      ),
    },
  },
  // The health check runs once.
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        src: 'checkHealth',
        onDone: [
          { guard: ({ event }) => event.output === 'healthy', target: 'ready' },
          { target: 'error' },
        ],
        onError: {
          target: 'offline',
          actions: ({ context, event }) =>
            context.runtime.log.warn('The backend could not be reached.', event.error),
        },
      },
    },
    ready: {},
    error: {},
    offline: {},
  },
});

export type MainPageSnapshot = SnapshotFrom<typeof mainPageMachine>;

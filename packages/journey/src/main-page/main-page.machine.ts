import { actorSlot, type Runtime } from '@spinout/flow-kit';
import { assign, setup, type SnapshotFrom } from 'xstate';

/** The views that a toggle of the header opens and closes (MAIN-08). */
export const TOGGLES = ['platform', 'demo', 'design'] as const;
export type ToggleName = (typeof TOGGLES)[number];

/** MAIN-12: the first that is on shows, and covers the others. */
export const PRIORITY = ['design', 'demo', 'platform'] as const satisfies readonly ToggleName[];

/** Which toggles are on; several may be. */
export type ToggleState = Readonly<Record<ToggleName, boolean>>;

/** What is known of the backend: nothing yet, that it is well, that it refuses, that it cannot be reached. */
export type BackendHealth = 'healthy' | 'refused';

export interface MainPageInput {
  readonly runtime: Runtime;
  /** Toggles that are on from the start. @default none */
  readonly open?: Partial<ToggleState> | undefined;
}

export interface MainPageContext {
  readonly runtime: Runtime;
  readonly open: ToggleState;
  /** Which toggles have been on: what they opened has not ended, though it may be hidden. */
  readonly opened: ToggleState;
}

export type MainPageEvent =
  /** The view that shows closes; another one opens, in place of those that would cover it. */
  | { readonly type: 'toggle.pressed'; readonly toggle: ToggleName }
  /** The host leads to a view; null is the landing or the journey. */
  | { readonly type: 'view.requested'; readonly view: ToggleName | null };

const CLOSED: ToggleState = { platform: false, demo: false, design: false };

const union = (one: ToggleState, other: ToggleState): ToggleState => ({
  platform: one.platform || other.platform,
  demo: one.demo || other.demo,
  design: one.design || other.design,
});

/** Opens some views and closes the others. */
const openViews = (open: ToggleState, { opened }: Pick<MainPageContext, 'opened'>) => ({
  open,
  opened: union(opened, open),
});

/** The rules of the main page: one look at the backend's health, and three views that open and close. */
export const mainPageMachine = setup({
  types: {
    input: {} as MainPageInput,
    context: {} as MainPageContext,
    events: {} as MainPageEvent,
  },
  actors: { checkHealth: actorSlot<BackendHealth, undefined>('checkHealth') },
  guards: { isHealthy: (_, { output }: { output: BackendHealth }) => output === 'healthy' },
  actions: {
    toggleView: assign(({ context }, { toggle }: { toggle: ToggleName }) => {
      const higher = PRIORITY.slice(0, PRIORITY.indexOf(toggle));
      const isShown = context.open[toggle] && !higher.some((name) => context.open[name]);
      const closed = Object.fromEntries(higher.map((name) => [name, false]));
      return openViews({ ...context.open, ...closed, [toggle]: !isShown }, context);
    }),
    show: assign(({ context }, { view }: { view: ToggleName | null }) =>
      openViews(view === null ? CLOSED : { ...CLOSED, [view]: true }, context),
    ),
    logFailure: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.warn('The backend could not be reached.', error),
  },
}).createMachine({
  id: 'mainPage',
  context: ({ input }) => ({
    runtime: input.runtime,
    ...openViews({ ...CLOSED, ...input.open }, { opened: CLOSED }),
  }),
  on: {
    'toggle.pressed': {
      actions: { type: 'toggleView', params: ({ event: { toggle } }) => ({ toggle }) },
    },
    'view.requested': { actions: { type: 'show', params: ({ event: { view } }) => ({ view }) } },
  },
  // API-28, T-73: asked once.
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        src: 'checkHealth',
        onDone: [
          { guard: { type: 'isHealthy', params: ({ event }) => event }, target: 'ready' },
          { target: 'error' },
        ],
        onError: {
          target: 'offline',
          actions: { type: 'logFailure', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    ready: {},
    error: {},
    offline: {},
  },
});

export type MainPageSnapshot = SnapshotFrom<typeof mainPageMachine>;

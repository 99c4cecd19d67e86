import { actorSlot, type Runtime } from '@spinout/flow-kit';
import { assign, setup, type SnapshotFrom } from 'xstate';

/** The views that a toggle of the header opens and closes (MAIN-08). */
export const TOGGLES = ['platform', 'demo', 'design'] as const;
export type ToggleName = (typeof TOGGLES)[number];

/** MAIN-12: the first that is on shows, and covers the others. */
export const PRIORITY = ['design', 'demo', 'platform'] as const satisfies readonly ToggleName[];

/** Which toggles are on; several may be. */
export type Toggled = Readonly<Record<ToggleName, boolean>>;

/** What is known of the backend: nothing yet, that it is well, that it refuses, that it cannot be reached. */
export type BackendHealth = 'well' | 'refused';

export interface MainPageInput {
  readonly runtime: Runtime;
  /** Toggles that are on from the start. @default none */
  readonly open?: Partial<Toggled> | undefined;
}

export interface MainPageContext {
  readonly runtime: Runtime;
  readonly open: Toggled;
  /** Which toggles have been on: what they opened has not ended, though it may be hidden. */
  readonly begun: Toggled;
}

export type MainPageEvent =
  /** The view that shows closes; another one opens, in place of those that would cover it. */
  | { readonly type: 'toggle.pressed'; readonly toggle: ToggleName }
  /** The host leads to a view; null is the landing or the journey. */
  | { readonly type: 'view.asked'; readonly view: ToggleName | null };

const CLOSED: Toggled = { platform: false, demo: false, design: false };

const either = (one: Toggled, other: Toggled): Toggled => ({
  platform: one.platform || other.platform,
  demo: one.demo || other.demo,
  design: one.design || other.design,
});

/** Opens some views and closes the others. */
const opening = (open: Toggled, { begun }: Pick<MainPageContext, 'begun'>) => ({
  open,
  begun: either(begun, open),
});

/** The rules of the main page: one look at the backend's health, and three views that open and close. */
export const mainPageMachine = setup({
  types: {
    input: {} as MainPageInput,
    context: {} as MainPageContext,
    events: {} as MainPageEvent,
  },
  actors: { checkHealth: actorSlot<BackendHealth, undefined>('checkHealth') },
  guards: { isWell: (_, { output }: { output: BackendHealth }) => output === 'well' },
  actions: {
    press: assign(({ context }, { toggle }: { toggle: ToggleName }) => {
      const above = PRIORITY.slice(0, PRIORITY.indexOf(toggle));
      const isShown = context.open[toggle] && !above.some((name) => context.open[name]);
      const closed = Object.fromEntries(above.map((name) => [name, false]));
      return opening({ ...context.open, ...closed, [toggle]: !isShown }, context);
    }),
    show: assign(({ context }, { view }: { view: ToggleName | null }) =>
      opening(view === null ? CLOSED : { ...CLOSED, [view]: true }, context),
    ),
    logFailure: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.warn('The backend could not be reached.', error),
  },
}).createMachine({
  id: 'mainPage',
  context: ({ input }) => ({
    runtime: input.runtime,
    ...opening({ ...CLOSED, ...input.open }, { begun: CLOSED }),
  }),
  on: {
    'toggle.pressed': {
      actions: { type: 'press', params: ({ event: { toggle } }) => ({ toggle }) },
    },
    'view.asked': { actions: { type: 'show', params: ({ event: { view } }) => ({ view }) } },
  },
  // API-28, T-73: asked once.
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        src: 'checkHealth',
        onDone: [
          { guard: { type: 'isWell', params: ({ event }) => event }, target: 'ready' },
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

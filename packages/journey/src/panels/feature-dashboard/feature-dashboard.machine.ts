import type { Source } from '@spinout/api-client';
import { assign, setup, type SnapshotFrom } from 'xstate';
import { actorSlot, type Runtime } from '@spinout/flow-kit';

export type DashboardTab = 'overview' | 'quantum' | 'pdf' | 'disclaimers';

/** Number of answered requests per call. */
export interface Activity {
  readonly counts: readonly { readonly call: string; readonly count: number }[];
  readonly source: Source | null;
}

/** Status of a service. */
export interface DashboardService {
  readonly name: string;
  readonly status: string;
}

export interface FeatureDashboardInput {
  readonly runtime: Runtime;
  /** @default 'overview' */
  readonly tab?: DashboardTab | undefined;
}

export interface FeatureDashboardContext {
  readonly runtime: Runtime;
  readonly tab: DashboardTab;
  /** Null while loading or if the server does not count requests. */
  readonly activity: Activity | null;
  /** Loaded if there are no counts. */
  readonly services: readonly DashboardService[] | null;
}

export type FeatureDashboardEvent =
  | { readonly type: 'tab.changed'; readonly tab: DashboardTab }
  | { readonly type: 'overview.requested' };

/** State machine of the feature dashboard: the open tab and the data of the overview. */
export const featureDashboardMachine = setup({
  types: {
    input: {} as FeatureDashboardInput,
    context: {} as FeatureDashboardContext,
    events: {} as FeatureDashboardEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Resolves to null when the server does not count requests. */
    readActivity: actorSlot<Activity | null, void>('readActivity'),
    readServices: actorSlot<readonly DashboardService[], void>('readServices'),
  },
  guards: { isCounted: (_, { activity }: { activity: Activity | null }) => activity !== null },
  actions: {
    setTab: assign({ tab: (_, { tab }: { tab: DashboardTab }) => tab }),
    setActivity: assign({
      activity: (_, { activity }: { activity: Activity | null }) => activity,
      services: null,
    }),
    setServices: assign({
      services: (_, { services }: { services: readonly DashboardService[] }) => services,
      activity: null,
    }),
    logFailure: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.warn('The overview could not be read.', error),
  },
}).createMachine({
  id: 'featureDashboard',
  context: ({ input: { runtime, tab = 'overview' } }) => ({
    runtime,
    tab,
    activity: null,
    services: null,
  }),
  on: { 'tab.changed': { actions: { type: 'setTab', params: ({ event }) => event } } },
  initial: 'counting',
  states: {
    counting: {
      tags: 'busy',
      invoke: {
        src: 'readActivity',
        onDone: [
          {
            guard: { type: 'isCounted', params: ({ event }) => ({ activity: event.output }) },
            target: 'ready',
            actions: { type: 'setActivity', params: ({ event }) => ({ activity: event.output }) },
          },
          { target: 'listing' },
        ],
        onError: {
          target: 'listing',
          actions: { type: 'logFailure', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    listing: {
      tags: 'busy',
      invoke: {
        src: 'readServices',
        onDone: {
          target: 'ready',
          actions: { type: 'setServices', params: ({ event }) => ({ services: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    ready: { on: { 'overview.requested': 'counting' } },
    failed: { on: { 'overview.requested': 'counting' } },
  },
});

export type FeatureDashboardSnapshot = SnapshotFrom<typeof featureDashboardMachine>;

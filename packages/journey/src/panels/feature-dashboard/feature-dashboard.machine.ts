import type { Source } from '@spinout/api-client';
import { assign, setup, type SnapshotFrom } from 'xstate';
import { actorSlot, type Runtime } from '@spinout/flow-kit';
import type { ServiceState } from '../services-status/services-status.machine.js';

export type DashboardTab = 'overview' | 'quantum' | 'pdf' | 'disclaimers';

/** Number of answered requests per call. */
export interface Activity {
  readonly counts: Readonly<Record<string, number>>;
  readonly source?: Source | undefined;
}

export interface FeatureDashboardContext {
  readonly runtime: Runtime;
  readonly tab: DashboardTab;
  /** Null while loading or if the server does not count requests. */
  readonly activity: Activity | null;
  /** Loaded if there are no counts. */
  readonly services: readonly ServiceState[] | null;
}

export type FeatureDashboardEvent =
  | { readonly type: 'tab.changed'; readonly tab: DashboardTab }
  | { readonly type: 'overview.requested' };

/** State machine of the feature dashboard: the open tab and the data of the overview. */
export const featureDashboardMachine = setup({
  types: {
    input: {} as { readonly runtime: Runtime; readonly tab?: DashboardTab | undefined },
    context: {} as FeatureDashboardContext,
    events: {} as FeatureDashboardEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Resolves to null when the server does not count requests. */
    readActivity: actorSlot<Activity | null, void>('readActivity'),
    readServices: actorSlot<readonly ServiceState[], void>('readServices'),
  },
  actions: {
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
  on: { 'tab.changed': { actions: assign({ tab: ({ event }) => event.tab }) } },
  initial: 'counting',
  states: {
    counting: {
      tags: 'busy',
      invoke: {
        src: 'readActivity',
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'ready',
            actions: assign({ activity: ({ event }) => event.output, services: null }),
          },
          { target: 'listing' },
        ],
        onError: {
          target: 'listing',
          actions: { type: 'logFailure', params: ({ event }) => event },
        },
      },
    },
    listing: {
      tags: 'busy',
      invoke: {
        src: 'readServices',
        onDone: {
          target: 'ready',
          actions: assign({ services: ({ event }) => event.output, activity: null }),
        },
        onError: {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => event },
        },
      },
    },
    ready: { on: { 'overview.requested': 'counting' } },
    failed: { on: { 'overview.requested': 'counting' } },
  },
});

export type FeatureDashboardSnapshot = SnapshotFrom<typeof featureDashboardMachine>;

import { assign, fromCallback, setup, type SnapshotFrom } from 'xstate';
import { actorSlot, type Runtime } from '@spinout/flow-kit';
import { pollDelayMs } from './services-status.constants.js';

/** A service with its status. */
export interface ServiceState {
  readonly name: string;
  /** 'online' or any other text. */
  readonly status: string;
}

export interface ServicesStatusInput {
  readonly runtime: Runtime;
  /** Whether the list starts open. @default false */
  readonly startsOpen?: boolean | undefined;
}

export interface ServicesStatusContext {
  readonly runtime: Runtime;
  readonly isOpen: boolean;
  /** The last response; null before the first. */
  readonly services: readonly ServiceState[] | null;
  /** Time of the last response. */
  readonly checkedAt: Date | null;
  /** Time of the last response or failure. */
  readonly attemptedAt: Date | null;
  /** Number of consecutive failures. */
  readonly failures: number;
}

/** Visibility of the page. */
export type PageEvent = { readonly type: 'page.hidden' } | { readonly type: 'page.shown' };

export type ServicesStatusEvent =
  PageEvent | { readonly type: 'details.toggled'; readonly isOpen: boolean };

/**
 * State machine of the service status. One request at a time: the delay until the next poll starts with the response,
 * grows after failures, and polling pauses while the page is hidden.
 */
export const servicesStatusMachine = setup({
  types: {
    input: {} as ServicesStatusInput,
    context: {} as ServicesStatusContext,
    events: {} as ServicesStatusEvent,
  },
  actors: {
    readServices: actorSlot<readonly ServiceState[], void>('readServices'),
    /** Sends an event when the page is hidden or shown. */
    visibility: fromCallback(() => undefined),
  },
  delays: { untilNextPoll: ({ context }) => pollDelayMs(context.failures) },
  actions: {
    setServices: assign(
      ({ context: { runtime } }, { services }: { services: readonly ServiceState[] }) => ({
        services,
        checkedAt: runtime.now(),
        attemptedAt: runtime.now(),
        failures: 0,
      }),
    ),
    countFailure: assign({
      failures: ({ context }) => context.failures + 1,
      attemptedAt: ({ context }) => context.runtime.now(),
    }),
    logFailure: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.warn('The status of the services could not be read.', error),
    setOpen: assign({ isOpen: (_, { isOpen }: { isOpen: boolean }) => isOpen }),
  },
}).createMachine({
  id: 'servicesStatus',
  context: ({ input: { runtime, startsOpen = false } }) => ({
    runtime,
    isOpen: startsOpen,
    services: null,
    checkedAt: null,
    attemptedAt: null,
    failures: 0,
  }),
  invoke: { src: 'visibility' },
  on: {
    'details.toggled': { actions: { type: 'setOpen', params: ({ event }) => event } },
  },
  initial: 'checking',
  states: {
    checking: {
      on: { 'page.hidden': 'paused' },
      invoke: {
        src: 'readServices',
        onDone: {
          target: 'waiting',
          actions: {
            type: 'setServices',
            params: ({ event: { output } }) => ({ services: output }),
          },
        },
        onError: {
          target: 'waiting',
          actions: [
            'countFailure',
            { type: 'logFailure', params: ({ event: { error } }) => ({ error }) },
          ],
        },
      },
    },
    waiting: {
      on: { 'page.hidden': 'paused' },
      after: { untilNextPoll: 'checking' },
    },
    paused: { on: { 'page.shown': 'checking' } },
  },
});

export type ServicesStatusSnapshot = SnapshotFrom<typeof servicesStatusMachine>;

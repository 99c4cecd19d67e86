import { assign, fromCallback, setup, type SnapshotFrom } from 'xstate';
import { actorSlot, type Runtime } from '@spinout/flow-kit';

/** Milliseconds from a response to the next poll. */
export const POLL_INTERVAL_MS = 30_000;
/** Longest poll interval in milliseconds while the server does not respond. */
const LONGEST_POLL_INTERVAL_MS = 120_000;

/** Delay in milliseconds after consecutive failures: 30, 60, then 120 s. */
export const pollDelayMs = (failures: number): number =>
  Math.min(POLL_INTERVAL_MS * 2 ** Math.max(0, failures - 1), LONGEST_POLL_INTERVAL_MS);

export interface ServiceState {
  readonly name: string;
  /** 'online' or any other text. */
  readonly status: string;
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

export type PageEvent = { readonly type: 'page.hidden' } | { readonly type: 'page.shown' };

export type ServicesStatusEvent =
  PageEvent | { readonly type: 'details.toggled'; readonly isOpen: boolean };

/**
 * State machine of the service status. One request at a time: the delay until the next poll starts with the response,
 * grows after failures, and polling pauses while the page is hidden.
 */
export const servicesStatusMachine = setup({
  types: {
    input: {} as {
      readonly runtime: Runtime;
      /** Whether the list starts open. @default false */
      readonly startsOpen?: boolean | undefined;
    },
    context: {} as ServicesStatusContext,
    events: {} as ServicesStatusEvent,
  },
  actors: {
    readServices: actorSlot<readonly ServiceState[], void>('readServices'),
    /** Sends an event when the page is hidden or shown. */
    visibility: fromCallback(() => undefined),
  },
  delays: { untilNextPoll: ({ context }) => pollDelayMs(context.failures) },
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
  on: { 'details.toggled': { actions: assign({ isOpen: ({ event }) => event.isOpen }) } },
  initial: 'checking',
  states: {
    checking: {
      on: { 'page.hidden': 'paused' },
      invoke: {
        src: 'readServices',
        onDone: {
          target: 'waiting',
          actions: assign({
            services: ({ event }) => event.output,
            checkedAt: ({ context }) => context.runtime.now(),
            attemptedAt: ({ context }) => context.runtime.now(),
            failures: 0,
          }),
        },
        onError: {
          target: 'waiting',
          actions: [
            assign({
              failures: ({ context }) => context.failures + 1,
              attemptedAt: ({ context }) => context.runtime.now(),
            }),
            ({ context, event }) =>
              context.runtime.log.warn(
                'The status of the services could not be read.',
                event.error,
              ),
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

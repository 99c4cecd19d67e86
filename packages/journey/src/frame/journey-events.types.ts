import type { CallId } from '@spinout/api-client';

/**
 * What `onEvent` of a journey is called with. `docs/guide/events.md` is written from this type by `npm run api`; new kinds may be
 * added in a minor version, so a `switch` over `type` needs a default.
 */
export type JourneyEvent<Result = unknown> =
  /** A call is sent. */
  | { readonly type: 'call.started'; readonly call: CallId }
  /** A call was answered. The duration is in milliseconds. */
  | { readonly type: 'call.completed'; readonly call: CallId; readonly durationMs: number }
  /** A call failed, or was aborted because the person went on: then the `code` of the error is `aborted`. */
  | {
      readonly type: 'call.failed';
      readonly call: CallId;
      readonly durationMs: number;
      readonly error: unknown;
    }
  /** Another step is shown, from 1, or 0 after a reset. The ten steps report it. */
  | { readonly type: 'step.changed'; readonly step: number }
  /** The journey, or a run of the agents, is completed. A finished run that is restored is reported again. */
  | { readonly type: 'journey.completed'; readonly result: Result };

/** The listener of a journey. */
export interface JourneyEventProps<Result> {
  /** Called with each event of the catalog in `docs/guide/events.md`. @default nothing is called */
  readonly onEvent?: ((event: JourneyEvent<Result>) => void) | undefined;
}

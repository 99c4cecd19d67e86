import type { ActorLogic, PromiseActorLogic, PromiseSnapshot } from 'xstate';
import { runMaybeAsync } from './run-maybe-async.js';

type Settled<Output> =
  | { readonly type: 'work.done'; readonly output: Output }
  | { readonly type: 'work.failed'; readonly error: unknown };

interface Stop {
  readonly type: 'xstate.stop';
}

/**
 * An actor like `fromPromise`, for work that may be synchronous. Synchronous work is done as soon as the actor starts, so that
 * a screen shows its result on its first frame.
 */
export const fromMaybeAsync = <Output, Input = void>(
  work: (input: Input) => Promise<Output> | Output,
): PromiseActorLogic<Output, Input> => {
  const logic: ActorLogic<PromiseSnapshot<Output, Input>, Settled<Output> | Stop, Input> = {
    getInitialSnapshot: (_, input) => ({
      status: 'active',
      output: undefined,
      error: undefined,
      input,
    }),
    start: ({ status, input }, { self }) => {
      if (status !== 'active') return;
      runMaybeAsync(
        () => work(input as Input),
        (output) => self.send({ type: 'work.done', output }),
        (error) => self.send({ type: 'work.failed', error }),
      );
    },
    transition: (snapshot, event) => {
      if (snapshot.status !== 'active') return snapshot;
      switch (event.type) {
        case 'work.done':
          return { status: 'done', output: event.output, error: undefined, input: undefined };
        case 'work.failed':
          return { status: 'error', output: undefined, error: event.error, input: undefined };
        case 'xstate.stop':
          return { status: 'stopped', output: undefined, error: undefined, input: undefined };
        default:
          return snapshot;
      }
    },
    getPersistedSnapshot: (snapshot) => snapshot,
    restoreSnapshot: (snapshot) => snapshot as PromiseSnapshot<Output, Input>,
  };
  return logic as unknown as PromiseActorLogic<Output, Input>;
};

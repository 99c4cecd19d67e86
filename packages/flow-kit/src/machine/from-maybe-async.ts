import type { ActorLogic, PromiseActorLogic, PromiseSnapshot } from 'xstate';
import { runMaybeAsync } from './run-maybe-async.js';

type Event =
  /** How the work ended. */
  | { readonly type: 'work.done'; readonly result: object }
  | { readonly type: 'xstate.stop'; readonly result?: never };

/**
 * An actor like `fromPromise`, for work that may be synchronous. Synchronous work is done as soon as the actor starts, so that
 * a screen shows its result on its first frame.
 */
export const fromMaybeAsync = <Output, Input = void>(
  work: (input: Input) => Promise<Output> | Output,
): PromiseActorLogic<Output, Input> => {
  const logic: ActorLogic<PromiseSnapshot<Output, Input>, Event, Input> = {
    getInitialSnapshot: (_, input) =>
      ({ status: 'active', input }) as PromiseSnapshot<Output, Input>,
    // An actor that has ended is neither started nor sent an event.
    start: ({ input }, { self }) => {
      const finish = (result: object) => self.send({ type: 'work.done', result });
      runMaybeAsync(
        () => work(input as Input),
        (output) => finish({ status: 'done', output }),
        (error) => finish({ status: 'error', error }),
      );
    },
    transition: (snapshot, { result = { status: 'stopped' } }) => ({ ...snapshot, ...result }),
    getPersistedSnapshot: (snapshot) => snapshot,
  };
  return logic as unknown as PromiseActorLogic<Output, Input>;
};

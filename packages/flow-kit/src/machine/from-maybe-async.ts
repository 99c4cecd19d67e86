import type { ActorLogic, PromiseActorLogic, PromiseSnapshot } from 'xstate';
import { runMaybeAsync } from './run-maybe-async.js';

interface Settled<Output> {
  readonly type: 'work.settled';
  readonly result: Pick<PromiseSnapshot<Output, never>, 'status' | 'output' | 'error'>;
}

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
      const finish = (result: object) =>
        self.send({ type: 'work.settled', result } as Settled<Output>);
      runMaybeAsync(
        () => work(input as Input),
        (output) => finish({ status: 'done', output }),
        (error) => finish({ status: 'error', error }),
      );
    },
    transition: (snapshot, event) => {
      if (snapshot.status !== 'active') return snapshot;
      const result = event.type === 'work.settled' ? event.result : { status: 'stopped' };
      return { ...snapshot, input: undefined, ...result } as PromiseSnapshot<Output, Input>;
    },
    getPersistedSnapshot: (snapshot) => snapshot,
    restoreSnapshot: (snapshot) => snapshot as PromiseSnapshot<Output, Input>,
  };
  return logic as unknown as PromiseActorLogic<Output, Input>;
};

import type { ActorLogic, AnyStateMachine } from 'xstate';

/** A machine whose code is loaded before it is started. */
export interface LazyMachine<Machine> {
  /** Loads the code once; after a failure, the next call tries again. */
  readonly fetch: () => Promise<void>;
  /** Actor logic that a parent invokes after the code is loaded. */
  readonly logic: Machine;
}

type AnyActorLogic = Required<Omit<ActorLogic<never, never, never, never, never>, 'config'>>;

export function lazyMachine<Machine extends AnyStateMachine>(
  load: () => Promise<Machine>,
): LazyMachine<Machine> {
  let loaded: Machine | undefined;
  const machine = () => {
    if (loaded === undefined) throw new Error('A step was started before its code had come.');
    return loaded as unknown as AnyActorLogic;
  };
  const standIn: AnyActorLogic = {
    getInitialSnapshot: (scope, input) => machine().getInitialSnapshot(scope, input),
    transition: (snapshot, event, scope) => machine().transition(snapshot, event, scope),
    start: (snapshot, scope) => machine().start(snapshot, scope),
    getPersistedSnapshot: (snapshot, options) => machine().getPersistedSnapshot(snapshot, options),
    restoreSnapshot: (snapshot, scope) => machine().restoreSnapshot(snapshot, scope),
  };
  return {
    fetch: async () => {
      loaded ??= await load();
    },
    logic: standIn as unknown as Machine,
  };
}

import type { ActorLogic, AnyStateMachine } from 'xstate';

/** A machine whose code is loaded before it is started. */
export interface LazyMachine {
  /** Loads the code once; after a failure, the next call tries again. */
  readonly fetch: () => Promise<void>;
  /** Actor logic that a parent invokes after the code is loaded. */
  readonly logic: AnyStateMachine;
}

type AnyActorLogic = Required<Omit<ActorLogic<never, never, never, never, never>, 'config'>>;

export function createLazyMachine(load: () => Promise<AnyStateMachine>): LazyMachine {
  let loadedMachine: AnyStateMachine | undefined;
  const getLoadedMachine = () => {
    if (loadedMachine === undefined)
      throw new Error('A step was started before its code had come.');
    return loadedMachine as unknown as AnyActorLogic;
  };
  const proxyLogic: AnyActorLogic = {
    getInitialSnapshot: (scope, input) => getLoadedMachine().getInitialSnapshot(scope, input),
    transition: (snapshot, event, scope) => getLoadedMachine().transition(snapshot, event, scope),
    start: (snapshot, scope) => getLoadedMachine().start(snapshot, scope),
    getPersistedSnapshot: (snapshot, options) =>
      getLoadedMachine().getPersistedSnapshot(snapshot, options),
    restoreSnapshot: (snapshot, scope) => getLoadedMachine().restoreSnapshot(snapshot, scope),
  };
  return {
    fetch: async () => {
      loadedMachine ??= await load();
    },
    logic: proxyLogic as unknown as AnyStateMachine,
  };
}

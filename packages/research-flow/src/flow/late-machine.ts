import type { ActorLogic, AnyStateMachine } from 'xstate';

/** A machine whose code is fetched before it is started. */
export interface LateMachine<Machine> {
  /** Brings the code, once; a failure is met anew at every try. */
  readonly fetch: () => Promise<void>;
  /** What a parent invokes in its place, once it has come. */
  readonly logic: Machine;
}

type AnyLogic = Required<Omit<ActorLogic<never, never, never, never, never>, 'config'>>;

export function lateMachine<Machine extends AnyStateMachine>(
  load: () => Promise<Machine>,
): LateMachine<Machine> {
  let arrived: Machine | undefined;
  const machine = () => {
    if (arrived === undefined) throw new Error('A step was started before its code had come.');
    return arrived as unknown as AnyLogic;
  };
  const standIn: AnyLogic = {
    getInitialSnapshot: (scope, input) => machine().getInitialSnapshot(scope, input),
    transition: (snapshot, event, scope) => machine().transition(snapshot, event, scope),
    start: (snapshot, scope) => machine().start(snapshot, scope),
    getPersistedSnapshot: (snapshot, options) => machine().getPersistedSnapshot(snapshot, options),
    restoreSnapshot: (snapshot, scope) => machine().restoreSnapshot(snapshot, scope),
  };
  return {
    fetch: async () => {
      arrived ??= await load();
    },
    logic: standIn as unknown as Machine,
  };
}

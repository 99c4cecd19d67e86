import {
  createActor,
  fromTransition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventFromLogic,
  type InputFrom,
  type Snapshot,
  type SnapshotFrom,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';

/** The possible outcomes of one slot. */
export interface Outcomes {
  readonly done?: readonly unknown[];
  readonly error?: readonly unknown[];
  /** Contexts of a running child machine. */
  readonly shown?: readonly unknown[];
}

/** A machine with all its possible inputs, events and outcomes. */
export interface MachineDependencies<Machine extends AnyStateMachine> {
  readonly machine: Machine;
  /** All inputs of the machine. */
  readonly inputs: readonly InputFrom<Machine>[];
  /** All events from the user or the host. */
  readonly events: readonly EventFromLogic<Machine>[];
  /** All outcomes by slot name. */
  readonly outcomes: Readonly<Record<string, Outcomes>>;
}

interface WalkPlan<Machine extends AnyStateMachine> extends MachineDependencies<Machine> {
  /** The part of the context that guards depend on; states with equal value and facts are treated as one. @default none */
  readonly facts?: (snapshot: SnapshotFrom<Machine>) => unknown;
}

interface Walk {
  readonly paths: number;
  /** Ids of states that were never entered. */
  readonly unreached: readonly string[];
  /** Transitions that were never taken. */
  readonly untaken: readonly string[];
  /** States that are not final, accept no event and wait for no actor. */
  readonly stuck: readonly string[];
  /** Errors thrown by the machine. */
  readonly faults: readonly unknown[];
}

/** The result of a complete walk. */
export const FULL_COVERAGE = { unreached: [], untaken: [], stuck: [], faults: [] } as const;

/** Takes every shortest path through a machine, and from its end every event that has an effect. */
export function exploreMachine<Machine extends AnyStateMachine>(plan: WalkPlan<Machine>): Walk {
  const { events, outcomes, facts = () => null } = plan;
  const machine = withSilentActors(plan.machine, outcomes);
  const reachedIds = new Set<string>();
  const takenTransitions = new Set<AnyTransitionDefinition>();
  const stuck = new Set<string>();
  const faults: unknown[] = [];
  let paths = 0;

  /** Runs events from a start; returns the actor, which still runs. */
  const runEvents = (
    start: { readonly input: unknown } | { readonly snapshot: Snapshot<unknown> },
    steps: readonly AnyEventObject[],
  ) => {
    paths += 1;
    const actor = createActor(machine, {
      ...start,
      inspect: (inspection) => {
        if (inspection.type !== '@xstate.microstep') return;
        for (const transition of inspection._transitions) {
          takenTransitions.add(transition);
          reachedIds.add(transition.source.id);
        }
      },
    });
    actor.subscribe({ error: (error) => faults.push(error) });
    actor.start();
    for (const event of steps) {
      if (actor.getSnapshot().status === 'active') actor.send(event);
      recordSnapshot(actor.getSnapshot() as AnyMachineSnapshot);
    }
    recordSnapshot(actor.getSnapshot() as AnyMachineSnapshot);
    return actor;
  };

  const recordSnapshot = (snapshot: AnyMachineSnapshot) => {
    for (const node of snapshot._nodes) {
      reachedIds.add(node.id);
      for (let parent = node.parent; parent; parent = parent.parent) reachedIds.add(parent.id);
    }
    if (isStuck(snapshot, events)) stuck.add(JSON.stringify(snapshot.value));
  };

  for (const input of plan.inputs) {
    const reachable = getShortestPaths(machine, {
      input,
      events: (snapshot: AnyMachineSnapshot) => [...events, ...getActorEvents(snapshot, outcomes)],
      serializeState: (snapshot: AnyMachineSnapshot) =>
        JSON.stringify([
          snapshot.status,
          snapshot.value as unknown,
          facts(snapshot as SnapshotFrom<Machine>),
        ]),
    });
    for (const { state, steps } of reachable) {
      const path = (steps as readonly { readonly event: AnyEventObject }[])
        .map(({ event }) => event)
        .filter(({ type }) => type !== 'xstate.init');
      const actor = runEvents({ input }, path);
      const snapshot = actor.getPersistedSnapshot();
      actor.stop();
      const end = state as AnyMachineSnapshot;
      for (const event of [...events, ...getActorEvents(end, outcomes)]) {
        if (isHandled(machine, end, event)) runEvents({ snapshot }, [event]).stop();
      }
    }
  }

  const nodes = listStateNodes(machine.root as AnyStateNode);
  return {
    paths,
    unreached: nodes.filter(({ id }) => !reachedIds.has(id)).map(({ id }) => id),
    untaken: nodes.flatMap((node) =>
      listTransitions(node)
        .filter((transition) => !takenTransitions.has(transition))
        .map(({ eventType }) => `${node.id}: ${eventType || 'always'}`),
    ),
    stuck: [...stuck],
    faults,
  };
}

/** The machine with silent actors; their outcomes are sent as events. */
const withSilentActors = (
  machine: AnyStateMachine,
  outcomes: MachineDependencies<AnyStateMachine>['outcomes'],
): AnyStateMachine => {
  const createSilentActor = (name: string) =>
    fromTransition((context: unknown) => context, outcomes[name]?.shown?.[0] ?? null);
  const names = Object.keys(machine.implementations.actors);
  const actors = Object.fromEntries(names.map((name) => [name, createSilentActor(name)]));
  return machine.provide({ actors }) as AnyStateMachine;
};

const getActorEvents = (
  { _nodes }: AnyMachineSnapshot,
  outcomes: MachineDependencies<AnyStateMachine>['outcomes'],
) =>
  _nodes
    .flatMap((node) => node.invoke)
    .flatMap(({ id, src }): AnyEventObject[] => {
      const name = typeof src === 'string' ? src : '';
      const { done = [], error = [], shown = [] } = outcomes[name] ?? {};
      return [
        ...done.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
        ...error.map((cause) => ({ type: `xstate.error.actor.${id}`, error: cause, actorId: id })),
        ...shown.map((context) => ({ type: `xstate.snapshot.${id}`, snapshot: { context } })),
      ];
    });

/** Whether an event has an effect: a transition handles it, or it is an unhandled error. */
const isHandled = (machine: AnyStateMachine, at: AnyMachineSnapshot, event: AnyEventObject) =>
  at.status === 'active' &&
  (event.type.startsWith('xstate.error.') || machine.getTransitionData(at, event).length > 0);

const isStuck = (snapshot: AnyMachineSnapshot, events: readonly AnyEventObject[]) =>
  snapshot.status === 'active' &&
  !snapshot._nodes.some((node) => node.invoke.length > 0) &&
  !events.some((event) => snapshot.can(event));

const listStateNodes = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(listStateNodes),
];

const listTransitions = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

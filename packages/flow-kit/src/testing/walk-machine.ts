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

/** What one slot may answer. */
export interface Outcomes {
  readonly done?: readonly unknown[];
  readonly error?: readonly unknown[];
  /** Contexts that a running child machine shows. */
  readonly shown?: readonly unknown[];
}

/** A machine, and all that can happen to it. */
export interface MachineDependencies<Machine extends AnyStateMachine> {
  readonly machine: Machine;
  /** Every way in which the machine is opened. */
  readonly inputs: readonly InputFrom<Machine>[];
  /** What a person or a host can do. */
  readonly events: readonly EventFromLogic<Machine>[];
  /** What calls may answer, by the name of their slot. */
  readonly outcomes: Readonly<Record<string, Outcomes>>;
}

export interface WalkPlan<Machine extends AnyStateMachine> extends MachineDependencies<Machine> {
  /** What of the context decides guards; two states that agree in value and facts are one. @default nothing */
  readonly facts?: (snapshot: SnapshotFrom<Machine>) => unknown;
}

export interface Walk {
  readonly paths: number;
  /** Ids of states in which the machine never was. */
  readonly unreached: readonly string[];
  /** Transitions that were never taken. */
  readonly untaken: readonly string[];
  /** States that are not final, let nobody do anything and wait for nothing. */
  readonly stuck: readonly string[];
  /** What was thrown on the way. */
  readonly faults: readonly unknown[];
}

/** A walk that leaves nothing to wish for. */
export const COMPLETE = { unreached: [], untaken: [], stuck: [], faults: [] } as const;

/** Goes every shortest path through a machine, and from its end once more by every event that anything comes of. */
export function walkMachine<Machine extends AnyStateMachine>(plan: WalkPlan<Machine>): Walk {
  const { events, outcomes, facts = () => null } = plan;
  const machine = withSilentActors(plan.machine, outcomes);
  const reached = new Set<string>();
  const taken = new Set<AnyTransitionDefinition>();
  const stuck = new Set<string>();
  const faults: unknown[] = [];
  let paths = 0;

  /** Goes on from a start, and tells where it came to. */
  const go = (
    start: { readonly input: unknown } | { readonly snapshot: Snapshot<unknown> },
    steps: readonly AnyEventObject[],
  ): Snapshot<unknown> => {
    paths += 1;
    const actor = createActor(machine, {
      ...start,
      inspect: (seen) => {
        if (seen.type !== '@xstate.microstep') return;
        for (const transition of seen._transitions) {
          taken.add(transition);
          reached.add(transition.source.id);
        }
      },
    });
    actor.subscribe({ error: (error) => faults.push(error) });
    actor.start();
    for (const event of steps) {
      if (actor.getSnapshot().status === 'active') actor.send(event);
      note(actor.getSnapshot() as AnyMachineSnapshot);
    }
    note(actor.getSnapshot() as AnyMachineSnapshot);
    const end = actor.getPersistedSnapshot();
    actor.stop();
    return end;
  };

  const note = (snapshot: AnyMachineSnapshot) => {
    for (const node of snapshot._nodes) {
      reached.add(node.id);
      for (let parent = node.parent; parent; parent = parent.parent) reached.add(parent.id);
    }
    if (isStuck(snapshot, events)) stuck.add(JSON.stringify(snapshot.value));
  };

  for (const input of plan.inputs) {
    const reachable = getShortestPaths(machine, {
      input,
      events: (snapshot: AnyMachineSnapshot) => [...events, ...answersTo(snapshot, outcomes)],
      serializeState: (snapshot: AnyMachineSnapshot) =>
        JSON.stringify([
          snapshot.status,
          snapshot.value as unknown,
          facts(snapshot as SnapshotFrom<Machine>),
        ]),
    });
    for (const { state, steps } of reachable) {
      const way = (steps as readonly { readonly event: AnyEventObject }[])
        .map(({ event }) => event)
        .filter(({ type }) => type !== 'xstate.init');
      const snapshot = go({ input }, way);
      const end = state as AnyMachineSnapshot;
      for (const event of [...events, ...answersTo(end, outcomes)]) {
        if (isMet(machine, end, event)) go({ snapshot }, [event]);
      }
    }
  }

  const nodes = nodesOf(machine.root as AnyStateNode);
  return {
    paths,
    unreached: nodes.filter(({ id }) => !reached.has(id)).map(({ id }) => id),
    untaken: nodes.flatMap((node) =>
      transitionsOf(node)
        .filter((transition) => !taken.has(transition))
        .map(({ eventType }) => `${node.id}: ${eventType || 'always'}`),
    ),
    stuck: [...stuck],
    faults,
  };
}

/** The same machine with actors that start and then say nothing; answers are sent by hand. */
const withSilentActors = (
  machine: AnyStateMachine,
  outcomes: MachineDependencies<AnyStateMachine>['outcomes'],
): AnyStateMachine => {
  const silent = (name: string) =>
    fromTransition((context: unknown) => context, outcomes[name]?.shown?.[0] ?? null);
  const names = Object.keys(machine.implementations.actors);
  const actors = Object.fromEntries(names.map((name) => [name, silent(name)]));
  return machine.provide({ actors }) as AnyStateMachine;
};

const answersTo = (
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

/** Whether anything comes of an event: a transition takes it, or it is an error that nobody expects. */
const isMet = (machine: AnyStateMachine, at: AnyMachineSnapshot, event: AnyEventObject) =>
  at.status === 'active' &&
  (event.type.startsWith('xstate.error.') || machine.getTransitionData(at, event).length > 0);

const isStuck = (snapshot: AnyMachineSnapshot, events: readonly AnyEventObject[]) =>
  snapshot.status === 'active' &&
  !snapshot._nodes.some((node) => node.invoke.length > 0) &&
  !events.some((event) => snapshot.can(event));

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

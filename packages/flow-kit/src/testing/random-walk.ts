import fc from 'fast-check';
import { expect } from 'vitest';
import {
  createActor,
  type ActorRefFrom,
  type AnyActorRef,
  type AnyStateMachine,
  type EventFromLogic,
  type SnapshotFrom,
} from 'xstate';
import { controlledCalls } from './controlled-calls.js';
import { NUM_RUNS } from './num-runs.js';
import type { MachineDependencies } from './walk-machine.js';

const MOST_EVENTS = 40;

type Calls = ReturnType<typeof controlledCalls>;

export interface RandomWalk<
  Machine extends AnyStateMachine,
  Typed,
  Event extends { readonly type: string } = EventFromLogic<Machine>,
> extends Omit<MachineDependencies<Machine>, 'events'> {
  readonly events: readonly Event[];
  /** What a person has typed or chosen. */
  readonly typed: (snapshot: SnapshotFrom<Machine>) => Typed;
  /** What that becomes by an event which the machine takes. */
  readonly retyped: (before: Typed, event: Event) => Typed;
  /** The problem that is shown. @default the machine has none */
  readonly problem?: (snapshot: SnapshotFrom<Machine>) => unknown;
  /** What a person can do to leave any problem. */
  readonly leave?: readonly EventFromLogic<Machine>[];
  /** Fills the slots. @default each one named in `outcomes` */
  readonly fill?: (calls: Calls) => Machine;
  /** Where an event goes. @default the machine itself */
  readonly receiver?: (actor: ActorRefFrom<Machine>, event: Event) => AnyActorRef | undefined;
  /** Looks at the machine after each move; `event` is null when a call was answered or nothing took the event. */
  readonly check?: (snapshot: SnapshotFrom<Machine>, event: Event | null) => void;
  /** Called before each sequence. */
  readonly begin?: () => void;
  /** @default NUM_RUNS.sequences */
  readonly runs?: number;
}

const moves = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('event' as const), at: fc.nat() }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('answer' as const),
        call: fc.nat(),
        fails: fc.boolean(),
        at: fc.nat(),
      }),
    },
  ),
  { maxLength: MOST_EVENTS, size: 'max' },
);

const oneOf = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/**
 * Sends random events while calls are answered in random order, and looks after every one of them: the machine
 * lives, nothing typed is lost, no slot has two requests under way, and a problem can be left.
 */
export function walkAtRandom<
  Machine extends AnyStateMachine,
  Typed,
  Event extends { readonly type: string } = EventFromLogic<Machine>,
>(plan: RandomWalk<Machine, Typed, Event>) {
  const { outcomes } = plan;
  const calls = controlledCalls();
  // One machine for all sequences: what it works out about its transitions it works out once.
  const machine = plan.fill?.(calls) ?? filled(plan.machine, Object.keys(outcomes), calls);
  return fc.assert(
    fc.asyncProperty(fc.nat(), moves, async (inputAt, sequence) => {
      plan.begin?.();
      calls.forget();
      const actor = createActor(machine, { input: oneOf(plan.inputs, inputAt) });
      const snapshot = (): SnapshotFrom<Machine> => actor.getSnapshot();
      const faults: unknown[] = [];
      actor.subscribe({ error: (error) => faults.push(error) });
      actor.start();
      await calls.rest();
      let typed = plan.typed(snapshot());

      for (const move of sequence) {
        let taken: Event | null = null;
        if (move.kind === 'answer') {
          await calls.settle(move.call, (slot) => {
            const { done = [], error = [] } = outcomes[slot] ?? {};
            return move.fails ? { error: oneOf(error, move.at) } : { output: oneOf(done, move.at) };
          });
        } else {
          const event = oneOf(plan.events, move.at);
          const to = plan.receiver
            ? plan.receiver(actor as ActorRefFrom<Machine>, event)
            : (actor as AnyActorRef);
          if (to && takes(to, event)) {
            typed = plan.retyped(typed, event);
            taken = event;
            to.send(event);
          }
        }
        const holds = plan.typed(snapshot());
        // An assertion costs more than a move: it is made where plain looks do not settle it.
        if (faults.length > 0) expect(faults).toEqual([]);
        if (statusOf(actor) === 'error') expect(statusOf(actor)).not.toBe('error');
        if (!isPlainlySame(holds, typed)) expect(holds).toEqual(typed);
        if (calls.mostAtOnce() > 1) expect(calls.mostAtOnce()).toBeLessThanOrEqual(1);
        plan.check?.(snapshot(), taken);
      }

      if (plan.problem?.(snapshot()) && statusOf(actor) === 'active') {
        for (const event of plan.leave ?? []) actor.send(event);
        expect(plan.problem(snapshot())).toBeNull();
      }
      actor.stop();
    }),
    { numRuns: plan.runs ?? NUM_RUNS.sequences },
  );
}

const isPlain = (value: object) =>
  [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value) as never);

/** Whether two values are one, or plain objects or lists that hold the same ones; a date or a map hides what it holds. */
const isPlainlySame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [inA, inB] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))];
  return (
    isPlain(a) &&
    isPlain(b) &&
    Array.isArray(a) === Array.isArray(b) &&
    inA.length === inB.size &&
    inA.every(([name, value]) => inB.has(name) && Object.is(inB.get(name), value))
  );
};

const filled = <Machine extends AnyStateMachine>(
  machine: Machine,
  slots: readonly string[],
  calls: Calls,
) =>
  machine.provide({
    actors: Object.fromEntries(slots.map((name) => [name, calls.slot(name)])),
  }) as Machine;

const statusOf = (actor: AnyActorRef) => (actor.getSnapshot() as { status: string }).status;

const takes = (to: AnyActorRef, event: { readonly type: string }): boolean => {
  const state = to.getSnapshot() as { status: string; can: (asked: object) => boolean };
  return state.status === 'active' && state.can(event);
};

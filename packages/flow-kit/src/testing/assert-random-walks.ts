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
import type { MachineDependencies } from './explore-machine.js';

const MAX_EVENTS = 40;

type Calls = ReturnType<typeof controlledCalls>;

interface RandomWalkPlan<
  Machine extends AnyStateMachine,
  Typed,
  Event extends { readonly type: string } = EventFromLogic<Machine>,
> extends Omit<MachineDependencies<Machine>, 'events'> {
  readonly events: readonly Event[];
  /** What the user has typed or selected. */
  readonly typed: (snapshot: SnapshotFrom<Machine>) => Typed;
  /** The expected input after an event that the machine accepts. */
  readonly getExpectedInput: (before: Typed, event: Event) => Typed;
  /** The problem that is shown. @default none */
  readonly problem?: (snapshot: SnapshotFrom<Machine>) => unknown;
  /** Events that clear any problem. */
  readonly clearingEvents?: readonly EventFromLogic<Machine>[];
  /** Provides the actors. @default each one named in `outcomes` */
  readonly provideActors?: (calls: Calls) => Machine;
  /** The actor that receives an event. @default the machine itself */
  readonly receiver?: (actor: ActorRefFrom<Machine>, event: Event) => AnyActorRef | undefined;
  /** Checks the machine after each move; `event` is null if a request was answered or the event was ignored. */
  readonly check?: (snapshot: SnapshotFrom<Machine>, event: Event | null) => void;
  /** Called before each sequence. */
  readonly beforeSequence?: () => void;
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
  { maxLength: MAX_EVENTS, size: 'max' },
);

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/**
 * Sends random events while requests are answered in random order, and checks after each one that the machine
 * runs, no input is lost, no slot has two concurrent requests, and problems can be cleared.
 */
export function assertRandomWalks<
  Machine extends AnyStateMachine,
  Typed,
  Event extends { readonly type: string } = EventFromLogic<Machine>,
>(plan: RandomWalkPlan<Machine, Typed, Event>) {
  const { outcomes } = plan;
  const calls = controlledCalls();
  // One machine for all sequences, so that XState computes its transitions once.
  const machine =
    plan.provideActors?.(calls) ?? fillSlots(plan.machine, Object.keys(outcomes), calls);
  return fc.assert(
    fc.asyncProperty(fc.nat(), moves, async (inputIndex, sequence) => {
      plan.beforeSequence?.();
      calls.reset();
      const actor = createActor(machine, { input: pick(plan.inputs, inputIndex) });
      const snapshot = (): SnapshotFrom<Machine> => actor.getSnapshot();
      const faults: unknown[] = [];
      actor.subscribe({ error: (error) => faults.push(error) });
      actor.start();
      await calls.flushReplies();
      let typed = plan.typed(snapshot());

      for (const move of sequence) {
        let acceptedEvent: Event | null = null;
        if (move.kind === 'answer') {
          await calls.replyTo(move.call, (slot) => {
            const { done = [], error = [] } = outcomes[slot] ?? {};
            return move.fails ? { error: pick(error, move.at) } : { output: pick(done, move.at) };
          });
        } else {
          const event = pick(plan.events, move.at);
          const receivingActor = plan.receiver
            ? plan.receiver(actor as ActorRefFrom<Machine>, event)
            : (actor as AnyActorRef);
          if (receivingActor && canHandle(receivingActor, event)) {
            typed = plan.getExpectedInput(typed, event);
            acceptedEvent = event;
            receivingActor.send(event);
          }
        }
        const currentTyped = plan.typed(snapshot());
        // Assertions are slow, so they run only if a plain comparison fails.
        if (faults.length > 0) expect(faults).toEqual([]);
        if (getStatus(actor) === 'error') expect(getStatus(actor)).not.toBe('error');
        if (!isShallowEqual(currentTyped, typed)) expect(currentTyped).toEqual(typed);
        if (calls.maxConcurrent() > 1) expect(calls.maxConcurrent()).toBeLessThanOrEqual(1);
        plan.check?.(snapshot(), acceptedEvent);
      }

      if (plan.problem?.(snapshot()) && getStatus(actor) === 'active') {
        for (const event of plan.clearingEvents ?? []) actor.send(event);
        expect(plan.problem(snapshot())).toBeNull();
      }
      actor.stop();
    }),
    { numRuns: plan.runs ?? NUM_RUNS.sequences },
  );
}

const isPlain = (value: object) =>
  [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value) as never);

/** Shallow equality of plain objects and arrays; other objects are equal only if they are identical. */
const isShallowEqual = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [entriesA, entriesB] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))];
  return (
    isPlain(a) &&
    isPlain(b) &&
    Array.isArray(a) === Array.isArray(b) &&
    entriesA.length === entriesB.size &&
    entriesA.every(([name, value]) => entriesB.has(name) && Object.is(entriesB.get(name), value))
  );
};

const fillSlots = <Machine extends AnyStateMachine>(
  machine: Machine,
  slots: readonly string[],
  calls: Calls,
) =>
  machine.provide({
    actors: Object.fromEntries(slots.map((name) => [name, calls.slot(name)])),
  }) as Machine;

const getStatus = (actor: AnyActorRef) => (actor.getSnapshot() as { status: string }).status;

const canHandle = (receivingActor: AnyActorRef, event: { readonly type: string }): boolean => {
  const state = receivingActor.getSnapshot() as { status: string; can: (asked: object) => boolean };
  return state.status === 'active' && state.can(event);
};

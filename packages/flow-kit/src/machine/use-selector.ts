'use client';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

interface Selection<Selected> {
  readonly value: Selected;
}

const unsubscribed = () => undefined;

/** Reads a snapshot. An actor that has failed throws what it failed with, so that the nearest error boundary shows it. */
const readSnapshot = (actor: AnyActorRef | undefined): unknown => {
  const snapshot = actor?.getSnapshot() as { status?: string; error?: unknown } | undefined;
  if (snapshot?.status === 'error') throw snapshot.error;
  return snapshot;
};

/**
 * Returns a part of an actor's state, and renders again only if that part changes.
 * @param actor the actor; undefined for none, whose state is undefined
 * @param select chooses or derives the part
 * @param isEqual whether a part is the same as before. @default `Object.is`
 * @throws what the actor has failed with
 */
export function useSelector<Actor extends AnyActorRef | undefined, Selected>(
  actor: Actor,
  select: (snapshot: Actor extends AnyActorRef ? SnapshotFrom<Actor> : undefined) => Selected,
  isEqual: (a: Selected, b: Selected) => boolean = Object.is,
): Selected {
  const rendered = useRef<Selection<Selected> | null>(null);
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!actor) return unsubscribed;
      const { unsubscribe } = actor.subscribe({ next: onChange, error: onChange });
      return unsubscribe;
    },
    [actor],
  );
  const getSelected = useMemo(() => {
    let known: (Selection<Selected> & { readonly snapshot: unknown }) | null = null;
    return () => {
      const snapshot = readSnapshot(actor);
      if (known === null || known.snapshot !== snapshot) {
        const value = select(snapshot as Parameters<typeof select>[0]);
        const earlier = known ?? rendered.current;
        known = {
          snapshot,
          value: earlier && isEqual(earlier.value, value) ? earlier.value : value,
        };
      }
      return known.value;
    };
  }, [actor, select, isEqual]);
  const value = useSyncExternalStore(subscribe, getSelected, getSelected);
  useEffect(() => {
    rendered.current = { value };
  }, [value]);
  return value;
}

/** Whether two objects have equal values under the same names. */
export const shallowEqual = <Value extends object>(a: Value, b: Value): boolean => {
  const names = Object.keys(a) as (keyof Value)[];
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => name in b && Object.is(a[name], b[name]))
  );
};

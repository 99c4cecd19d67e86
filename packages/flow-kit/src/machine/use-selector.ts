'use client';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { AnyActorRef } from 'xstate';

type ObservedActor = Pick<AnyActorRef, 'subscribe' | 'getSnapshot'>;
type Observed<SomeActor> = SomeActor extends { getSnapshot(): infer Snapshot }
  ? Snapshot
  : undefined;

/**
 * Returns what a selector finds in the snapshot of an actor, and renders again when that changes.
 * @param actor if there is none, the selector gets `undefined`
 * @param isEqual whether two selections are the same; the earlier one is then returned again. @default Object.is
 * @throws the error of an actor that failed
 */
export function useSelector<SomeActor extends ObservedActor | undefined, Selection>(
  actor: SomeActor,
  select: (snapshot: Observed<SomeActor>) => Selection,
  isEqual: (before: Selection, after: Selection) => boolean = Object.is,
): Selection {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor?.subscribe({ next: onChange, error: onChange });
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  // A new selector, such as one that is written inline, still returns the selection that was shown, if it is equal.
  const shown = useRef<{ readonly selection: Selection } | null>(null);
  const getSelection = useMemo(() => {
    let last: { readonly snapshot: unknown; readonly selection: Selection } | null = null;
    return () => {
      const snapshot: unknown = actor?.getSnapshot();
      if (last !== null && last.snapshot === snapshot) return last.selection;
      throwError(snapshot);
      const before = last ?? shown.current;
      const next = select(snapshot as Observed<SomeActor>);
      const selection =
        before !== null && isEqual(before.selection, next) ? before.selection : next;
      last = { snapshot, selection };
      return selection;
    };
  }, [actor, select, isEqual]);
  const selection = useSyncExternalStore(subscribe, getSelection, getSelection);
  useEffect(() => {
    shown.current = { selection };
  }, [selection]);
  return selection;
}

function throwError(snapshot: unknown): void {
  const { status, error } = (snapshot ?? {}) as {
    readonly status?: string;
    readonly error?: unknown;
  };
  if (status === 'error') throw error;
}

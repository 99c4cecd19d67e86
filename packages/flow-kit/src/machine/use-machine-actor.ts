'use client';
import { useContext, useLayoutEffect, useState } from 'react';
import type { AnyActor, AnyActorRef } from 'xstate';
import { MachineObserverContext } from './machine-observer.js';

/** An actor that can be started and stopped. `AnyActor` excludes machines that emit events. */
export type StartableActor = AnyActorRef & Pick<AnyActor, 'start' | 'stop'>;

const createLifecycle = <SomeActor extends StartableActor>(
  create: () => SomeActor,
  key: unknown,
) => ({
  actor: create(),
  key,
  mounts: 0,
});

/**
 * Starts an actor on mount and stops it on unmount. StrictMode unmounts and mounts again synchronously,
 * so the stop is deferred: the actor starts once and sends its first request once.
 * @param key another key replaces the actor with a new one
 */
export function useMachineActor<SomeActor extends StartableActor>(
  create: () => SomeActor,
  key?: unknown,
): SomeActor {
  const observe = useContext(MachineObserverContext);
  const [held, setHeld] = useState(() => createLifecycle(create, key));
  const lifecycle = Object.is(held.key, key) ? held : createLifecycle(create, key);
  // During rendering, so that no child sees the replaced actor.
  if (lifecycle !== held) setHeld(lifecycle);
  // Before the first paint, so that what is stored in this browser is on the first frame.
  useLayoutEffect(() => {
    lifecycle.mounts += 1;
    lifecycle.actor.start();
    const unobserve = observe?.(lifecycle.actor as unknown as AnyActor);
    return () => {
      unobserve?.();
      lifecycle.mounts -= 1;
      queueMicrotask(() => {
        if (lifecycle.mounts === 0) lifecycle.actor.stop();
      });
    };
  }, [lifecycle, observe]);
  return lifecycle.actor;
}

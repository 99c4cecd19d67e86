'use client';
import { useContext, useEffect, useState } from 'react';
import type { AnyActor } from 'xstate';
import { MachineObserverContext } from './machine-observer.js';

/**
 * Starts an actor on mount and stops it on unmount. StrictMode unmounts and mounts again synchronously,
 * so the stop is deferred: the actor starts once and sends its first request once.
 */
export function useMachineActor<SomeActor extends AnyActor>(create: () => SomeActor): SomeActor {
  const observe = useContext(MachineObserverContext);
  const [lifecycle] = useState(() => ({ actor: create(), mounts: 0 }));
  useEffect(() => {
    lifecycle.mounts += 1;
    lifecycle.actor.start();
    const unobserve = observe?.(lifecycle.actor);
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

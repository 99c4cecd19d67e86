'use client';
import { useContext, useEffect, useState } from 'react';
import type { AnyActor } from 'xstate';
import { MachineObserverContext } from './machine-watch.js';

/**
 * Starts an actor on mount and stops it on unmount. StrictMode unmounts and mounts again synchronously,
 * so the stop is deferred: the actor starts once and sends its first request once.
 */
export function useMachineActor<SomeActor extends AnyActor>(create: () => SomeActor): SomeActor {
  const watch = useContext(MachineObserverContext);
  const [lifecycle] = useState(() => ({ actor: create(), mounts: 0 }));
  useEffect(() => {
    lifecycle.mounts += 1;
    lifecycle.actor.start();
    const unwatch = watch?.(lifecycle.actor);
    return () => {
      unwatch?.();
      lifecycle.mounts -= 1;
      queueMicrotask(() => {
        if (lifecycle.mounts === 0) lifecycle.actor.stop();
      });
    };
  }, [lifecycle, watch]);
  return lifecycle.actor;
}

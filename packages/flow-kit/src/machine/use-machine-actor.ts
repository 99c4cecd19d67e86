'use client';
import { useContext, useEffect, useState } from 'react';
import type { AnyActor } from 'xstate';
import { MachineWatch } from './machine-watch.js';

/**
 * Starts an actor with the component and stops it with the component. StrictMode mounts twice in one go:
 * the stop waits for the end of that go, so the actor starts once and its first call is sent once.
 */
export function useMachineActor<SomeActor extends AnyActor>(create: () => SomeActor): SomeActor {
  const watch = useContext(MachineWatch);
  const [life] = useState(() => ({ actor: create(), mounts: 0 }));
  useEffect(() => {
    life.mounts += 1;
    life.actor.start();
    const unwatch = watch?.(life.actor);
    return () => {
      unwatch?.();
      life.mounts -= 1;
      queueMicrotask(() => {
        if (life.mounts === 0) life.actor.stop();
      });
    };
  }, [life, watch]);
  return life.actor;
}

'use client';
import { useLayoutEffect, useState } from 'react';

/**
 * A stand-in that always reads from the newest object: an actor that outlives many renders calls what the
 * host passes now, not what it passed first.
 */
export function useLatest<Target extends object>(target: Target): Target {
  const [holder] = useState(() => {
    const box = { target };
    const standIn = new Proxy(target, {
      get: (_, name) => Reflect.get(box.target, name) as unknown,
    });
    return { box, standIn };
  });
  useLayoutEffect(() => {
    holder.box.target = target;
  }, [holder, target]);
  return holder.standIn;
}

'use client';
import { useLayoutEffect, useState } from 'react';

/**
 * Returns a proxy that always reads from the latest object, so that a long-lived actor calls what the
 * host passes now, not what it passed at first.
 */
export function useLatest<Target extends object>(target: Target): Target {
  const [refs] = useState(() => {
    const latest = { target };
    const proxy = new Proxy(target, {
      get: (_, name) => Reflect.get(latest.target, name) as unknown,
    });
    return { latest, proxy };
  });
  useLayoutEffect(() => {
    refs.latest.target = target;
  }, [refs, target]);
  return refs.proxy;
}

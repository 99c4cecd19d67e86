'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import { Veil } from './dialog.styles.js';
import { makeSurroundingsInert } from './surroundings.js';

/**
 * The veil over the page. Inside a shadow root the library cannot see where focus is, so there the
 * browser itself is told to keep it in: all around is inert.
 */
export function Veiled({ children }: { children: ReactNode }) {
  const veil = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = veil.current;
    if (element?.getRootNode() instanceof ShadowRoot) return makeSurroundingsInert(element);
    return undefined;
  }, []);
  return <Veil ref={veil}>{children}</Veil>;
}

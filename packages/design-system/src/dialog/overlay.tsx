'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import { Backdrop } from './dialog.styles.js';
import { makeSurroundingsInert } from './surroundings.js';

/**
 * The veil over the page. Inside a shadow root the library cannot see where focus is, so there the
 * browser itself is told to keep it in: all around is inert.
 */
export function Overlay({ children }: { children: ReactNode }) {
  const overlay = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = overlay.current;
    if (element?.getRootNode() instanceof ShadowRoot) return makeSurroundingsInert(element);
    return undefined;
  }, []);
  return <Backdrop ref={overlay}>{children}</Backdrop>;
}

'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import { Backdrop } from './dialog.styles.js';
import { makeSurroundingsInert } from './make-surroundings-inert.js';

/**
 * The overlay of a dialog. Radix cannot trap focus inside a shadow root, so there everything around the dialog is
 * made inert.
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

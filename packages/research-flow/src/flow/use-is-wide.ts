'use client';
import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether the parent of an element is at least as wide as `minWidthPx`; measured before the first paint. */
export function useIsWide(child: RefObject<HTMLElement | null>, minWidthPx: number): boolean {
  const [isWide, setIsWide] = useState(false);
  useLayoutEffect(() => {
    const parent = child.current?.parentElement;
    if (!parent || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => setIsWide(parent.getBoundingClientRect().width >= minWidthPx);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(parent);
    return () => observer.disconnect();
  }, [child, minWidthPx]);
  return isWide;
}

'use client';
import { useLayoutEffect, useState, type RefObject } from 'react';

const DEFAULT_FONT_SIZE_PX = 16;

const getRemPx = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || DEFAULT_FONT_SIZE_PX;

/**
 * Whether the parent of an element is at least as wide as `minWidthRem`; measured before the first paint.
 * @param unmeasured the answer until then, and where nothing can be measured
 */
export function useIsWide(
  child: RefObject<HTMLElement | null>,
  minWidthRem: number,
  unmeasured = false,
): boolean {
  const [isWide, setIsWide] = useState(unmeasured);
  useLayoutEffect(() => {
    const parent = child.current?.parentElement;
    if (!parent || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () =>
      setIsWide(parent.getBoundingClientRect().width >= minWidthRem * getRemPx());
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(parent);
    return () => observer.disconnect();
  }, [child, minWidthRem]);
  return isWide;
}

'use client';
import { isFocusLost } from '@spinout/design-system';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to a target when the focused control is removed and, on request, when the screen opens. A focus that
 * moved elsewhere is left alone.
 * @returns the root that is observed
 */
export function useRestoredFocus<Root extends HTMLElement>(
  target: RefObject<HTMLElement | null>,
  focusOnMount: boolean,
): RefObject<Root | null> {
  const root = useRef<Root>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    if (focusOnMount) target.current?.focus();
  }, [focusOnMount, target]);
  useEffect(() => {
    const element = root.current;
    const note = ({ target: focused }: FocusEvent) => {
      last.current = focused instanceof Element ? focused : null;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const gone = last.current !== null && !last.current.isConnected;
    if (!gone) return;
    last.current = null;
    if (isFocusLost(target.current)) target.current?.focus();
  });
  return root;
}

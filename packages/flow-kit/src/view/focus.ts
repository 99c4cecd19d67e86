'use client';
import { isFocusLost } from '@spinout/design-system';
import { useEffect, useRef, type RefObject } from 'react';
import { focusAndScrollToTop } from './focus-and-scroll-to-top.js';

/** A ref callback that focuses an element on mount, for content that replaces the control just used. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();

/**
 * Returns a ref to the element that receives the focus when `busy` ends and the focused control was removed.
 * Does nothing if the user has moved the focus.
 */
export function useFocusAfter<Target extends HTMLElement>(busy: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const wasBusy = useRef(busy);
  useEffect(() => {
    const { current } = target;
    const isOver = wasBusy.current && !busy;
    wasBusy.current = busy;
    return isOver && current && isFocusLost(current) ? focusAndScrollToTop(current) : undefined;
  }, [busy]);
  return target;
}

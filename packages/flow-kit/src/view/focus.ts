'use client';
import { isFocusLost } from '@spinout/design-system';
import { useEffect, useRef, type RefObject } from 'react';
import { focusFromTop } from './start-at-top.js';

/** A ref for what appears in place of the control that a person just used: it takes the focus over. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();

/**
 * Where the focus goes when work ends and the control that had it is gone.
 * A person who moved on meanwhile is left alone.
 */
export function useFocusAfter<Target extends HTMLElement>(busy: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const wasBusy = useRef(busy);
  useEffect(() => {
    const { current } = target;
    if (wasBusy.current && !busy && current && isFocusLost(current)) focusFromTop(current);
    wasBusy.current = busy;
  }, [busy]);
  return target;
}

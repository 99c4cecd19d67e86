'use client';
import { isFocusLost } from '@spinout/design-system';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus at the account when the control that had it last goes: from 'Sign In' to the menu's button and back.
 * A person who never was here, or moved on meanwhile, is left alone.
 * @returns the place that holds the control
 */
export function useAccountFocus<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const element = place.current;
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && target !== element ? target : null;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const element = place.current;
    if (element === null || last.current === null || last.current.isConnected) return;
    last.current = null;
    if (!isFocusLost(element)) return;
    (element.querySelector<HTMLElement>('button:enabled') ?? element).focus();
  });
  return place;
}

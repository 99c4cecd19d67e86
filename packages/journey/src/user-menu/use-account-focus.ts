'use client';
import { isFocusLost } from '@spinout/design-system';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus at the account when the control that had it last goes: from 'Sign In' to the menu's button and back.
 * A person who never was here, or moved on meanwhile, is left alone.
 * @returns the place that holds the control
 */
export function useAccountFocus<Container extends HTMLElement>(): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const element = container.current;
    const recordFocus = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && target !== element ? target : null;
    };
    element?.addEventListener('focusin', recordFocus);
    return () => element?.removeEventListener('focusin', recordFocus);
  }, []);
  useEffect(() => {
    const element = container.current;
    if (element === null || last.current === null || last.current.isConnected) return;
    last.current = null;
    if (!isFocusLost(element)) return;
    (element.querySelector<HTMLElement>('button:enabled') ?? element).focus();
  });
  return container;
}

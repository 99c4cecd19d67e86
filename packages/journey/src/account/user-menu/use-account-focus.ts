'use client';
import { isFocusLost } from '@spinout/design-system';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Restores the focus when the focused account control is replaced, such as 'Sign In' by the menu's button. Moves no focus
 * that was elsewhere.
 * @returns ref for the element that contains the control
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

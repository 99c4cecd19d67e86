'use client';
import { useRef } from 'react';
import { focusedAround, isFocusLost } from '../focus/focus.js';

/**
 * Remembers where focus was when a dialog opened and gives it back when it closes. The library
 * gives it back only to a trigger of its own, and our dialogs are opened by state.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    remember: (container: EventTarget | null) => {
      if (container instanceof HTMLElement) opener.current = focusedAround(container);
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      const { current } = opener;
      // What the dialog's answer led to may have the focus already.
      if (current instanceof HTMLElement && isFocusLost(current)) {
        current.focus({ preventScroll: true });
      }
    },
  };
}

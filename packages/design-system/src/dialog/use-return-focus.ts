'use client';
import { useRef } from 'react';
import { getActiveElement, isFocusLost } from '../focus/focus.js';

/**
 * Remembers the focused element when a dialog opens and restores focus when it closes. Radix restores focus only to
 * its own trigger, and our dialogs are opened by state.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    rememberFocus: (container: EventTarget | null) => {
      if (container instanceof HTMLElement) opener.current = getActiveElement(container);
    },
    restoreFocus: (event: Event) => {
      event.preventDefault();
      const { current } = opener;
      // The view that opened in response to the dialog may already have the focus.
      if (current instanceof HTMLElement && isFocusLost(current)) {
        current.focus({ preventScroll: true });
      }
    },
  };
}

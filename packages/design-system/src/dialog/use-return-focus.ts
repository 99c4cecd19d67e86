'use client';
import { useRef } from 'react';

const activeIn = (element: HTMLElement) =>
  (element.getRootNode() as Document | ShadowRoot).activeElement as HTMLElement | null;

/**
 * Remembers where focus was when a dialog opened and gives it back when it closes. The library
 * gives it back only to a trigger of its own, and our dialogs are opened by state.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    remember: (container: EventTarget | null) => {
      if (container instanceof HTMLElement) opener.current = activeIn(container);
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      if (opener.current?.isConnected) opener.current.focus({ preventScroll: true });
    },
  };
}

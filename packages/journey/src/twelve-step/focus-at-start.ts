'use client';
import { getActiveElement, isFocusLost } from '@spinout/design-system';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Where the focus goes when work begins and the button that began it is disabled or gone.
 * A person who is still in the topic box is left there.
 */
export function useFocusAtStart<Target extends HTMLElement>(
  running: boolean,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const wasRunning = useRef(running);
  useEffect(() => {
    const element = target.current;
    if (!wasRunning.current && running && element) {
      const isDisabled = getActiveElement(element)?.matches(':disabled') ?? false;
      if (isDisabled || isFocusLost(element)) element.focus();
    }
    wasRunning.current = running;
  }, [running]);
  return target;
}

'use client';
import { getActiveElement, isFocusLost } from '@spinout/design-system';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus when a run starts and its button is disabled or gone. A focus in the topic field stays there.
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

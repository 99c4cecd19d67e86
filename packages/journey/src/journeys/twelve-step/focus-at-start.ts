'use client';
import { getActiveElement, isFocusLost } from '@spinout/design-system';
import { scrollToTopUntilInteraction } from '@spinout/flow-kit/react';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * When a run starts, shows its steps with what is said about them, and moves the focus to the steps if the button that started it is
 * disabled or gone. A focus in the topic field stays there.
 * @param around the steps with what is said about them
 */
export function useFocusAtStart<Target extends HTMLElement>(
  running: boolean,
  around: RefObject<HTMLElement | null>,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const wasRunning = useRef(running);
  useEffect(() => {
    const element = target.current;
    const hasStarted = !wasRunning.current && running;
    wasRunning.current = running;
    if (!hasStarted || element === null) return undefined;
    const isDisabled = getActiveElement(element)?.matches(':disabled') ?? false;
    if (isDisabled || isFocusLost(element)) element.focus({ preventScroll: true });
    return scrollToTopUntilInteraction(around.current ?? element);
  }, [running, around]);
  return target;
}

const isInWindow = (element: HTMLElement): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
};

/**
 * Moves to what a run has led to, if the person has stayed with its steps: they are still in the window, and the focus is on
 * them or in the topic field, which started the run.
 */
export function useFocusAtEnd(
  isCompleted: boolean,
  steps: RefObject<HTMLElement | null>,
  result: RefObject<HTMLElement | null>,
): void {
  const wasCompleted = useRef(isCompleted);
  useEffect(() => {
    const hasEnded = !wasCompleted.current && isCompleted;
    wasCompleted.current = isCompleted;
    if (!hasEnded || steps.current === null || result.current === null) return undefined;
    const active = getActiveElement(steps.current);
    const hasStayed = active === steps.current || (active?.matches('input') ?? false);
    if (!hasStayed || !isInWindow(steps.current)) return undefined;
    result.current.focus({ preventScroll: true });
    return scrollToTopUntilInteraction(result.current.closest('section') ?? result.current);
  }, [isCompleted, steps, result]);
}

import { scrollToTopUntilInteraction } from '@spinout/flow-kit/react';

/**
 * Moves the focus to the element that a selector finds nearest to another one, after the page has shown the last change, and
 * scrolls it to the top.
 */
export function moveTo(from: HTMLElement, selector: string): void {
  requestAnimationFrame(() => {
    let scope: HTMLElement | null = from.parentElement;
    while (scope !== null && scope.querySelector(selector) === null) scope = scope.parentElement;
    const target = scope?.querySelector<HTMLElement>(selector);
    if (!target) return;
    target.focus({ preventScroll: true });
    scrollToTopUntilInteraction(target)();
  });
}

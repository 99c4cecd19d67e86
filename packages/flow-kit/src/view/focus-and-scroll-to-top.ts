import { scrollToTopUntilInteraction } from './scroll-to-top.js';

/**
 * Focuses an element and keeps its top in view until the user interacts; by default a browser would show the middle of
 * a tall element.
 * @returns a function that stops it
 */
export function focusAndScrollToTop(element: HTMLElement): () => void {
  element.focus({ preventScroll: true });
  return scrollToTopUntilInteraction(element);
}

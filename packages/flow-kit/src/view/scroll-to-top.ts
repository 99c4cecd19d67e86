/** Share of the window height: a taller element must start within it, a smaller one must only be visible. */
const SMALL_ELEMENT_SHARE = 1 / 3;

/**
 * Scrolls to the top of a new element unless it is already in the upper part of the window. A small element is
 * scrolled into view by the shortest distance. Scrolls without animation.
 */
export function scrollToTop(element: HTMLElement): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  const smallHeight = window.innerHeight * SMALL_ELEMENT_SHARE;
  const isSmall = height < smallHeight;
  const isInView = top >= 0 && (isSmall ? bottom <= window.innerHeight : top <= smallHeight);
  if (isInView) return;
  element.scrollIntoView({ block: isSmall ? 'nearest' : 'start', behavior: 'instant' });
}

/** Focuses an element and scrolls to its top; by default a browser would show the middle of a tall element. */
export function focusAndScrollToTop(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  scrollToTop(element);
}

const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the top of an element in view, also when it changes its size, until the user interacts: content that loads
 * in parts may be too short to scroll at first.
 * @returns a function that stops it
 */
export function scrollToTopUntilInteraction(element: HTMLElement): () => void {
  scrollToTop(element);
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const abortController = new AbortController();
  const observer = new ResizeObserver(() => scrollToTop(element));
  observer.observe(element);
  abortController.signal.addEventListener('abort', () => observer.disconnect());
  const stop = () => abortController.abort();
  for (const type of USER_EVENTS) {
    window.addEventListener(type, stop, {
      capture: true,
      passive: true,
      signal: abortController.signal,
    });
  }
  return stop;
}

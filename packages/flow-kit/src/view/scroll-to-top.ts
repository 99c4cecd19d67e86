/** Share of the window height: a smaller element must only be visible. */
const SMALL_ELEMENT_SHARE = 1 / 3;
/** Share of the window height in which a taller element must start. */
const TOP_SHARE = 1 / 8;

/**
 * Scrolls to the top of a new element unless it is in the top part of a page that is not scrolled: a scrolled one
 * would show lines of the content above, cut off. A small element is scrolled into view by the shortest distance. Scrolls
 * without animation.
 */
export function scrollToTop(element: HTMLElement): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  const { innerHeight, scrollY } = window;
  const isSmall = height < innerHeight * SMALL_ELEMENT_SHARE;
  const isInView =
    top >= 0 && (isSmall ? bottom <= innerHeight : scrollY + top <= innerHeight * TOP_SHARE);
  if (isInView) return;
  element.scrollIntoView({ block: isSmall ? 'nearest' : 'start', behavior: 'instant' });
}

// A touch is a pointer too.
const USER_EVENTS = ['wheel', 'pointerdown', 'keydown'] as const;

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

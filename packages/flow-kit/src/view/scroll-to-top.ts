/** Share of the window height: a smaller element must only be visible. */
const SMALL_ELEMENT_SHARE = 1 / 3;
/** Share of the window height in which a taller element must start. */
const TOP_SHARE = 1 / 8;

/**
 * Scrolls to the top of a new element unless it is already in the top part of the window. A small element is
 * scrolled into view by the shortest distance. Scrolls without animation.
 * @param isMoving whether an earlier call has scrolled to it; a tall element is then moved to the very top. @default false
 * @returns whether it scrolled
 */
export function scrollToTop(element: HTMLElement, isMoving = false): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  const { innerHeight } = window;
  const isSmall = height < innerHeight * SMALL_ELEMENT_SHARE;
  const isInView = top >= 0 && (isSmall ? bottom <= innerHeight : top <= innerHeight * TOP_SHARE);
  if (isInView && (isSmall || !isMoving)) return false;
  element.scrollIntoView({ block: isSmall ? 'nearest' : 'start', behavior: 'instant' });
  return true;
}

const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the top of an element in view, also when it changes its size, until the user interacts: content that loads
 * in parts may be too short to scroll at first.
 * @returns a function that stops it
 */
export function scrollToTopUntilInteraction(element: HTMLElement): () => void {
  // A page that is too short at first ends the scrolling on its way, with a line of what is above cut off.
  let isMoving = scrollToTop(element);
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const abortController = new AbortController();
  const observer = new ResizeObserver(() => {
    isMoving = scrollToTop(element, isMoving) || isMoving;
  });
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

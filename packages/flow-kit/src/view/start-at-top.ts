/** Share of the window height: a taller element must start within it, a smaller one must only be visible. */
const ONE_THIRD = 1 / 3;

/**
 * Scrolls to the top of a new element unless it is already in the upper part of the window. A small element is
 * scrolled into view by the shortest distance. Scrolls without animation.
 */
export function showFromTop(element: HTMLElement): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  const thirdOfWindow = window.innerHeight * ONE_THIRD;
  const isSmall = height < thirdOfWindow;
  const isInView = top >= 0 && (isSmall ? bottom <= window.innerHeight : top <= thirdOfWindow);
  if (isInView) return;
  element.scrollIntoView({ block: isSmall ? 'nearest' : 'start', behavior: 'instant' });
}

/** Focuses an element and scrolls to its top; by default a browser would show the middle of a tall element. */
export function focusFromTop(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  showFromTop(element);
}

const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the top of an element in view, also when it changes its size, until the user interacts: content that loads
 * in steps may be too short to scroll at first.
 * @returns a function that stops it
 */
export function keepAtTop(element: HTMLElement): () => void {
  showFromTop(element);
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const end = new AbortController();
  const observer = new ResizeObserver(() => showFromTop(element));
  observer.observe(element);
  end.signal.addEventListener('abort', () => observer.disconnect());
  const stop = () => end.abort();
  for (const type of USER_EVENTS) {
    window.addEventListener(type, stop, { capture: true, passive: true, signal: end.signal });
  }
  return stop;
}

/** Share of a window's height: what is taller begins within it, what is not only has to be seen. */
const THIRD = 1 / 3;

/**
 * Scrolls to the top of an element that has just come, unless that is in the upper part of the window. A control or a
 * line is brought into view by the shortest way. Jumps, so that nothing moves.
 */
export function showFromTop(element: HTMLElement): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  const third = window.innerHeight * THIRD;
  const isSmall = height < third;
  const isInView = top >= 0 && (isSmall ? bottom <= window.innerHeight : top <= third);
  if (isInView) return;
  element.scrollIntoView({ block: isSmall ? 'nearest' : 'start', behavior: 'instant' });
}

/** Gives an element the focus and shows it from its top; a browser alone would show the middle of a tall one. */
export function focusFromTop(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  showFromTop(element);
}

const BY_PERSON = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Shows an element from its top now and whenever it changes its size, until the person does something: what comes step
 * by step leaves no room to scroll at first.
 * @returns ends it
 */
export function keepAtTop(element: HTMLElement): () => void {
  showFromTop(element);
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const end = new AbortController();
  const observer = new ResizeObserver(() => showFromTop(element));
  observer.observe(element);
  end.signal.addEventListener('abort', () => observer.disconnect());
  const stop = () => end.abort();
  for (const type of BY_PERSON) {
    window.addEventListener(type, stop, { capture: true, passive: true, signal: end.signal });
  }
  return stop;
}

/** How long the content of a view may take to become as long as it was. */
const MAX_WAIT_MS = 3_000;

/** What the person does to scroll; the position that they left is then no longer restored. */
const SCROLLING = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a position, again until the page is long enough for it.
 * @returns ends the attempt
 */
export function restoreScroll(top: number, onEnd: () => void): () => void {
  const deadline = performance.now() + MAX_WAIT_MS;
  let frame = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    for (const type of SCROLLING) window.removeEventListener(type, end, true);
    onEnd();
  };
  const attempt = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) <= 1 || performance.now() > deadline) end();
    else frame = requestAnimationFrame(attempt);
  };
  for (const type of SCROLLING) window.addEventListener(type, end, true);
  frame = requestAnimationFrame(attempt);
  return end;
}

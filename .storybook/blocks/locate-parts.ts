/** Where the number of a part is drawn, in pixels from the corner of its frame. */
export interface PartMark {
  readonly number: number;
  readonly left: number;
  readonly top: number;
}

/** Marks that are nearer than this would cover each other. */
const DISTANCE = 22;

/**
 * Finds the first element of each selector in a frame. Marks are at the start of their elements, and below each other where
 * elements share a corner. A part that is not there has no mark.
 */
export function locateParts(frame: Element, selectors: readonly string[]): readonly PartMark[] {
  const outer = frame.getBoundingClientRect();
  const marks: PartMark[] = [];
  selectors.forEach((selector, index) => {
    const box = frame.querySelector(selector)?.getBoundingClientRect();
    if (box === undefined) return;
    const left = Math.round(box.left - outer.left);
    let top = Math.round(box.top - outer.top);
    const isTaken = (mark: PartMark) =>
      Math.abs(mark.left - left) < DISTANCE && Math.abs(mark.top - top) < DISTANCE;
    while (marks.some(isTaken)) top += DISTANCE;
    marks.push({ number: index + 1, left, top });
  });
  return marks;
}

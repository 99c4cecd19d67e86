/** Attribute of the element that scrolls a source. */
export const FRAME_ATTRIBUTE = 'data-source-frame';

/** A ref callback that scrolls the frame around a mark, and nothing else, so that the mark is in its middle. */
export const centerInFrame = (mark: HTMLElement | null): void => {
  const frame = mark?.closest(`[${FRAME_ATTRIBUTE}]`);
  if (!mark || !frame) return;
  const [inner, outer] = [mark.getBoundingClientRect(), frame.getBoundingClientRect()];
  frame.scrollTop += inner.top - outer.top - (frame.clientHeight - inner.height) / 2;
  frame.scrollLeft += inner.left - outer.left - (frame.clientWidth - inner.width) / 2;
};

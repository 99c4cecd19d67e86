import { scrollToTopUntilInteraction } from '@spinout/flow-kit/react';

/** Moves the focus to an element and shows its top. */
export const moveTo = (element: HTMLElement | null): void => {
  if (element === null) return;
  element.focus({ preventScroll: true });
  scrollToTopUntilInteraction(element);
};

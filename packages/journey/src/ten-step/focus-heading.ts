import { isFocusLost } from '@spinout/design-system';
import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to the first heading of a part of the page, so that reading continues there. */
export const focusHeading = (part: HTMLElement | null): void => {
  const heading = part?.querySelector<HTMLElement>('h2, h3');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
};

/**
 * Moves the focus to the heading of a part whenever `value` changes and `when` allows it; not when it first shows,
 * nor from null, which stands for a part that is not there yet.
 */
export function useHeadingFocus<Part extends HTMLElement>(
  value: unknown,
  when: (part: HTMLElement | null) => boolean = isFocusLost,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const shown = useRef(value);
  useEffect(() => {
    const isChange = shown.current !== value && shown.current !== null;
    shown.current = value;
    if (isChange && when(part.current)) focusHeading(part.current);
  }, [value, when]);
  return part;
}

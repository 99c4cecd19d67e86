import { isFocusLost } from '@spinout/design-system';
import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to the first heading of an element, so that reading continues there. */
export const focusHeading = (part: HTMLElement | null): void => {
  const heading = part?.querySelector<HTMLElement>('h2, h3');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
};

/**
 * Moves the focus to the heading of an element whenever `value` changes and `when` allows it; not on the first render,
 * nor when the value was null, which means that the part does not exist yet.
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

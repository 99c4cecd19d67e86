'use client';
import { isFocusLost } from '@spinout/design-system';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

/** Moves the focus to the first heading of an element, so that reading continues there. */
const focusHeading = (part: HTMLElement | null): void => {
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

interface FocusOnOpenProps {
  /** Whether the person has just opened the content. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** Moves the focus to its content if the control that opened it is gone. */
export function FocusOnOpen({ takesFocus, children }: FocusOnOpenProps) {
  const part = useRef<HTMLDivElement>(null);
  // Only when it opens, not on later changes.
  const [shouldFocus] = useState(takesFocus);
  useEffect(() => {
    if (shouldFocus && isFocusLost(part.current)) focusHeading(part.current);
  }, [shouldFocus]);
  return <div ref={part}>{children}</div>;
}

'use client';
import { isFocusLost } from '@spinout/design-system';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { focusHeading } from './focus-heading.js';

interface OpenedProps {
  /** Whether the person has just opened the content. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** Moves the focus to its content if the control that opened it is gone. */
export function FocusOnOpen({ takesFocus, children }: OpenedProps) {
  const part = useRef<HTMLDivElement>(null);
  // Only when it opens, not on later changes.
  const [shouldFocus] = useState(takesFocus);
  useEffect(() => {
    if (shouldFocus && isFocusLost(part.current)) focusHeading(part.current);
  }, [shouldFocus]);
  return <div ref={part}>{children}</div>;
}

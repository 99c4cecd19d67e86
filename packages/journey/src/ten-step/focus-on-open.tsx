'use client';
import { isFocusLost } from '@spinout/design-system';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { focusHeading } from './focus-heading.js';

interface OpenedProps {
  /** Whether a person has just asked for what opens. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** Takes the focus once its content has come, when the control that opened it is gone. */
export function FocusOnOpen({ takesFocus, children }: OpenedProps) {
  const part = useRef<HTMLDivElement>(null);
  // Only as it opens: what changes in it later is its own matter.
  const [shouldFocus] = useState(takesFocus);
  useEffect(() => {
    if (shouldFocus && isFocusLost(part.current)) focusHeading(part.current);
  }, [shouldFocus]);
  return <div ref={part}>{children}</div>;
}

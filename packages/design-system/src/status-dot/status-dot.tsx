import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Root } from './status-dot.styles.js';

export interface StatusDotProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** What the dot means; `idle` is an empty ring. @default 'idle' */
  tone?: 'idle' | 'success' | 'warning' | 'danger' | 'info' | undefined;
  /** Breathes slowly; rests with reduced motion. @default false */
  pulse?: boolean | undefined;
}

/** A dot beside the word that says the same. Decorative. */
export const StatusDot = forwardRef<HTMLSpanElement, StatusDotProps>(function StatusDot(
  { tone = 'idle', pulse = false, ...rest },
  ref,
) {
  return (
    <Root {...rest} ref={ref} data-tone={tone} data-pulse={pulse || undefined} aria-hidden="true" />
  );
});

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Root } from './status-dot.styles.js';

export interface StatusDotProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Meaning of the dot; `idle` is an empty ring. @default 'idle' */
  tone?: 'idle' | 'success' | 'warning' | 'danger' | 'info' | undefined;
  /** Pulses slowly; stops with reduced motion. @default false */
  pulse?: boolean | undefined;
}

/** A colored dot beside a text with the same meaning. Decorative. */
export const StatusDot = forwardRef<HTMLSpanElement, StatusDotProps>(function StatusDot(
  { tone = 'idle', pulse = false, ...rest },
  ref,
) {
  return (
    <Root {...rest} ref={ref} data-tone={tone} data-pulse={pulse || undefined} aria-hidden="true" />
  );
});

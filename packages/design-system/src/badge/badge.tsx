import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Root } from './badge.styles.js';

export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  /** Meaning of the badge. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | undefined;
  /** Icon before the text, 16 px. @default none */
  icon?: ReactNode;
}

/** A short label on a value. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = 'neutral', icon, children, ...rest },
  ref,
) {
  return (
    <Root {...rest} ref={ref} data-tone={tone}>
      {icon}
      {children}
    </Root>
  );
});

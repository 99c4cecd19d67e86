'use client';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Spinner } from '../spinner/spinner.js';
import { Root } from './button.styles.js';

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** Weight of the action: one `primary` in a view. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** 40 px or, in dense places, 32 px high. @default 'md' */
  size?: 'md' | 'sm' | undefined;
  /** Says that the action is under way; the label stays the caller's. Does not disable. @default false */
  busy?: boolean | undefined;
  /** Makes it a switch that is on or off. */
  pressed?: boolean | undefined;
  /** Icon before the label. */
  icon?: ReactNode;
  /** Icon after the label. */
  iconAfter?: ReactNode;
  /** As wide as its column. @default false */
  full?: boolean | undefined;
  /** Shows only `icon`, in a square; `children` stays its name for those who do not see it. @default false */
  iconOnly?: boolean | undefined;
}

/** Does one thing. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'secondary',
    size = 'md',
    busy = false,
    pressed,
    icon,
    iconAfter,
    full = false,
    iconOnly = false,
    children,
    ...rest
  },
  ref,
) {
  const mark = busy ? <Spinner size={16} /> : icon;
  const name = iconOnly && typeof children === 'string' ? { 'aria-label': children } : {};
  return (
    <Root
      type="button"
      {...name}
      {...rest}
      ref={ref}
      data-variant={variant}
      data-size={size}
      data-full={full || undefined}
      data-square={iconOnly || undefined}
      aria-busy={busy || undefined}
      aria-pressed={pressed}
    >
      {mark}
      {iconOnly ? null : children}
      {iconAfter}
    </Root>
  );
});

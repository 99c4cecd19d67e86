'use client';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Spinner } from '../spinner/spinner.js';
import { Root } from './button.styles.js';

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** Emphasis; use one `primary` button per view. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** 40 px high, or 32 px in dense layouts. @default 'md' */
  size?: 'md' | 'sm' | undefined;
  /** Shows a spinner and sets `aria-busy`; changes neither the label nor `disabled`. @default false */
  busy?: boolean | undefined;
  /** Makes it a toggle button that is on or off. @default no toggle button */
  pressed?: boolean | undefined;
  /** Icon before the label. @default none */
  icon?: ReactNode;
  /** Icon after the label. @default none */
  iconAfter?: ReactNode;
  /** Takes the full width of its column. @default false */
  full?: boolean | undefined;
  /** Shows only `icon`, in a square; `children` becomes the accessible name. @default false */
  iconOnly?: boolean | undefined;
}

/** A button with variants, icons and a busy state. */
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

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Root } from './spinner.styles.js';

export interface SpinnerProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Edge in pixels at the usual text size. @default 20 */
  size?: 16 | 20 | undefined;
}

/** Shows that something is under way. Decorative: words beside it say what. Rests with reduced motion. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { size = 20, ...rest },
  ref,
) {
  return <Root {...rest} ref={ref} data-size={size} aria-hidden="true" />;
});

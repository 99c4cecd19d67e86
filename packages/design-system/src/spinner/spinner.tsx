import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Root } from './spinner.styles.js';

export interface SpinnerProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Size in pixels at the default text size. @default 20 */
  size?: 16 | 20 | undefined;
}

/** A loading indicator. Decorative: text beside it must say what is loading. Stops with reduced motion. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { size = 20, ...rest },
  ref,
) {
  return <Root {...rest} ref={ref} data-size={size} aria-hidden="true" />;
});

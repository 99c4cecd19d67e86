import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Svg } from './glyph.styles.js';

export interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** Edge in pixels at the usual text size; it grows with the text. @default 20 */
  size?: 16 | 20;
}

/** Frame of every icon: a 20-unit grid, strokes of 1.5 px, silent beside its word. */
export function Glyph({ size = 20, children, ...rest }: IconProps & { children: ReactNode }) {
  return (
    <Svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      data-size={size}
      {...rest}
    >
      {children}
    </Svg>
  );
}

import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Svg } from './glyph.styles.js';

export interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** Size in pixels at the default text size; scales with the text. @default 20 */
  size?: 16 | 20;
}

/** Base of every icon: a 20-unit grid, strokes of 1.5 px, hidden from assistive technology. */
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

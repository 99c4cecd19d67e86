import type { ComponentPropsWithoutRef, PropsWithChildren, ReactNode } from 'react';
import { Svg } from './glyph.styles.js';

export interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** Size in pixels at the default text size; scales with the text. @default 20 */
  size?: 16 | 20;
}

/** Base of every icon: a 20-unit grid, strokes of 1.5 px, hidden from assistive technology. */
function Glyph({ size = 20, ...rest }: PropsWithChildren<IconProps>) {
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
    />
  );
}

/** Creates an icon from its shapes. */
export const createIcon = (shapes: ReactNode) => (props: IconProps) => (
  <Glyph {...props}>{shapes}</Glyph>
);

/** Creates an icon that is mirrored in right-to-left text. */
export const createMirroredIcon = (shapes: ReactNode) => (props: IconProps) => (
  <Glyph data-mirrored {...props}>
    {shapes}
  </Glyph>
);

import type { ComponentPropsWithoutRef } from 'react';
import { Svg } from './glyph.styles.js';

export interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** Size in pixels at the default text size; scales with the text. @default 20 */
  size?: 16 | 20;
}

/** Base of every icon: a 24-unit grid, strokes of 1.5 px, hidden from assistive technology. */
function Glyph({ size = 20, path, ...rest }: IconProps & { readonly path: string }) {
  return (
    <Svg viewBox="0 0 24 24" aria-hidden="true" data-size={size} {...rest}>
      <path d={path} />
    </Svg>
  );
}

/** Creates an icon from the data of its path. */
export const createIcon = (path: string) => (props: IconProps) => <Glyph {...props} path={path} />;

/** Creates an icon that is mirrored in right-to-left text. */
export const createMirroredIcon = (path: string) => (props: IconProps) => (
  <Glyph data-mirrored {...props} path={path} />
);

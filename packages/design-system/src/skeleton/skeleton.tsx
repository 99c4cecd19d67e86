import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Shimmer } from './skeleton.styles.js';

export interface SkeletonProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Shape of what will stand here. @default 'text' */
  shape?: 'text' | 'title' | 'tag' | 'control' | 'block' | 'circle' | undefined;
  /** Width as CSS writes it. @default the shape's own */
  inlineSize?: string | undefined;
}

/** DS-04: holds the place of what is coming. Decorative: a status beside it says what that is. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { shape = 'text', inlineSize, style, ...rest },
  ref,
) {
  return (
    <Shimmer
      {...rest}
      ref={ref}
      style={{ ...(inlineSize && { inlineSize }), ...style }}
      data-shape={shape}
      aria-hidden="true"
    />
  );
});

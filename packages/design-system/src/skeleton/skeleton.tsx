import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Shimmer } from './skeleton.styles.js';

export interface SkeletonProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Shape of the content that is loading. @default 'text' */
  shape?: 'text' | 'title' | 'tag' | 'control' | 'block' | 'circle' | undefined;
  /** CSS width. @default the width of the shape */
  inlineSize?: string | undefined;
}

/** A placeholder while content loads. Decorative: a status message must announce the loading. */
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

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { FontSize } from '../tokens/type.js';
import { HeadingRoot, TextRoot } from './text.styles.js';

export interface TextProps extends ComponentPropsWithoutRef<'p'> {
  /** Element to write. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'blockquote' | 'dt' | 'dd' | 'li' | undefined;
  /** Step of the type scale. @default inherited */
  size?: FontSize | undefined;
  /** Colour of the words. @default inherited */
  tone?: 'muted' | 'accent' | 'danger' | undefined;
  /** Weight of the words. @default inherited */
  weight?: 'medium' | 'strong' | undefined;
  /** Serif for claims and quotes, mono for ids. @default inherited */
  face?: 'serif' | 'mono' | undefined;
  /** Digits of one width, for numbers under each other. @default inherited */
  figures?: 'tabular' | undefined;
}

/** Running text; a paragraph is never wider than a line should be. */
export const Text = forwardRef<HTMLParagraphElement, TextProps>(function Text(
  { as, size, tone, weight, face, figures, ...rest },
  ref,
) {
  return (
    <TextRoot
      {...((as && { as }) as { as?: 'p' })}
      {...rest}
      ref={ref}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-face={face}
      data-figures={figures}
    />
  );
});

const usualSize = { 1: '2xl', 2: 'xl', 3: 'lg', 4: 'md' } as const;

export interface HeadingProps extends ComponentPropsWithoutRef<'h2'> {
  /** Place in the outline. */
  level: 1 | 2 | 3 | 4;
  /** Step of the type scale. @default by level: '2xl', 'xl', 'lg', 'md' */
  size?: FontSize | undefined;
}

/** Title of a page, view, section or list. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { level, size = usualSize[level], ...rest },
  ref,
) {
  return <HeadingRoot as={`h${level}`} {...rest} ref={ref} data-size={size} />;
});

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { FontSize } from '../tokens/type.js';
import { HeadingRoot, TextRoot } from './text.styles.js';

export interface TextProps extends ComponentPropsWithoutRef<'p'> {
  /** HTML element to render. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'blockquote' | 'dt' | 'dd' | 'li' | undefined;
  /** Step of the type scale. @default inherited */
  size?: FontSize | undefined;
  /** Text color. @default inherited */
  tone?: 'muted' | 'accent' | 'danger' | undefined;
  /** Font weight. @default inherited */
  weight?: 'medium' | 'strong' | undefined;
  /** Serif for claims and quotes, mono for ids. @default inherited */
  face?: 'serif' | 'mono' | undefined;
  /** Digits of equal width, for numbers in columns. @default inherited */
  figures?: 'tabular' | undefined;
}

/** Body text with a limited line length. */
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

const defaultSizes = { 1: '2xl', 2: 'xl', 3: 'lg', 4: 'md' } as const;

export interface HeadingProps extends ComponentPropsWithoutRef<'h2'> {
  /** Heading level. */
  level: 1 | 2 | 3 | 4;
  /** Step of the type scale. @default by level: '2xl', 'xl', 'lg', 'md' */
  size?: FontSize | undefined;
}

/** A heading. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { level, size = defaultSizes[level], ...rest },
  ref,
) {
  return <HeadingRoot as={`h${level}`} {...rest} ref={ref} data-size={size} />;
});

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Root } from './card.styles.js';

/** Variants of a card. */
export const cardVariants = ['glass', 'solid', 'outlined', 'elevated', 'gradient'] as const;
/** Paddings of a card. */
export const cardPaddings = ['none', 'sm', 'md', 'lg', 'xl'] as const;

export type CardVariant = (typeof cardVariants)[number];
export type CardPadding = (typeof cardPaddings)[number];

export interface CardProps extends ComponentPropsWithoutRef<'div'> {
  /** HTML element to render. @default 'div' */
  as?: 'div' | 'article' | 'section' | 'aside' | 'li' | undefined;
  /**
   * `outlined` for lists and forms, `solid` for the summary of a choice, `elevated` for floating
   * content, `glass` over images, `gradient` once per view. @default 'outlined'
   */
  variant?: CardVariant | undefined;
  /** Padding: 0, 12, 16, 24 or 32 px. @default 'md' */
  padding?: CardPadding | undefined;
}

/** A container with a border, background and padding. */
export const Card = forwardRef<HTMLDivElement, CardProps>(function Card(
  { as, variant = 'outlined', padding = 'md', ...rest },
  ref,
) {
  return (
    <Root
      {...((as && { as }) as { as?: 'div' })}
      {...rest}
      ref={ref}
      data-variant={variant}
      data-padding={padding}
    />
  );
});

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Root } from './card.styles.js';

/** DS-03, CONST-35: the jobs a card can have. */
export const cardVariants = ['glass', 'solid', 'outlined', 'elevated', 'gradient'] as const;
/** DS-02, CONST-35: the distances between edge and content. */
export const cardPaddings = ['none', 'sm', 'md', 'lg', 'xl'] as const;

export type CardVariant = (typeof cardVariants)[number];
export type CardPadding = (typeof cardPaddings)[number];

export interface CardProps extends ComponentPropsWithoutRef<'div'> {
  /** Element to write. @default 'div' */
  as?: 'div' | 'article' | 'section' | 'aside' | 'li' | undefined;
  /**
   * Job of the card: `outlined` for lists and forms, `solid` for the summary of a choice,
   * `elevated` for what floats, `glass` over imagery, `gradient` once per view. @default 'outlined'
   */
  variant?: CardVariant | undefined;
  /** Distance between edge and content: 0, 12, 16, 24 or 32 px. @default 'md' */
  padding?: CardPadding | undefined;
}

/** A bounded piece of a page. */
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

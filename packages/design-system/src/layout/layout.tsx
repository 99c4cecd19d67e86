import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { SpaceStep } from '../tokens/space.js';
import { ClusterRoot, GridRoot, StackRoot } from './layout.styles.js';

/** HTML elements that a layout can render. */
export type LayoutElement =
  'div' | 'section' | 'article' | 'header' | 'footer' | 'form' | 'fieldset' | 'ul' | 'ol' | 'li';

/** Step of the space scale in units of 4 px; 0 for none. */
export type Gap = 0 | Exclude<SpaceStep, 16>;

interface LayoutProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onSubmit'> {
  /** HTML element to render. @default 'div' */
  as?: LayoutElement | undefined;
  /** Distance between the children. @default 4 (16 px) */
  gap?: Gap | undefined;
  onSubmit?: ComponentPropsWithoutRef<'form'>['onSubmit'];
}

/** Safari drops the list role of lists without bullets unless it is set explicitly. */
const listRole = (as: LayoutElement | undefined) =>
  as === 'ul' || as === 'ol' ? { role: 'list' } : {};

const asProps = ({ as, onSubmit }: Pick<LayoutProps, 'as' | 'onSubmit'>) =>
  ({ ...listRole(as), ...(as && { as }), ...(onSubmit && { onSubmit }) }) as { as?: 'div' };

export interface StackProps extends LayoutProps {
  /** Alignment of the children across the column. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | undefined;
}

/** Stacks its children vertically with equal gaps. */
export const Stack = forwardRef<HTMLDivElement, StackProps>(function Stack(
  { as, gap, align, onSubmit, ...rest },
  ref,
) {
  return (
    <StackRoot
      {...asProps({ as, onSubmit })}
      {...rest}
      ref={ref}
      data-gap={gap}
      data-align={align}
    />
  );
});

export interface ClusterProps extends LayoutProps {
  /** Alignment of the children across the line. @default 'center' */
  align?: 'start' | 'baseline' | 'end' | undefined;
  /** Alignment of the children along the line. @default 'start' */
  justify?: 'between' | 'end' | 'center' | undefined;
}

/** Places its children in a row that wraps. */
export const Cluster = forwardRef<HTMLDivElement, ClusterProps>(function Cluster(
  { as, gap, align, justify, onSubmit, ...rest },
  ref,
) {
  return (
    <ClusterRoot
      {...asProps({ as, onSubmit })}
      {...rest}
      ref={ref}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
    />
  );
});

export interface GridProps extends LayoutProps {
  /** Minimum width of a column: 12, 18 or 26 rem. @default 'medium' */
  column?: 'narrow' | 'medium' | 'wide' | undefined;
}

/** Places its children in as many equal columns as fit. */
export const Grid = forwardRef<HTMLDivElement, GridProps>(function Grid(
  { as, gap, column = 'medium', onSubmit, ...rest },
  ref,
) {
  return (
    <GridRoot
      {...asProps({ as, onSubmit })}
      {...rest}
      ref={ref}
      data-gap={gap}
      data-column={column}
    />
  );
});

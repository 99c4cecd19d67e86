import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { SpaceStep } from '../tokens/space.js';
import { ClusterRoot, GridRoot, StackRoot } from './layout.styles.js';

/** Elements a layout may be written as. */
export type LayoutElement =
  'div' | 'section' | 'article' | 'header' | 'footer' | 'form' | 'fieldset' | 'ul' | 'ol' | 'li';

/** Step of the space scale: number of 4-pixel squares; 0 for none. */
export type Gap = 0 | Exclude<SpaceStep, 16>;

interface LayoutProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onSubmit'> {
  /** Element to write. @default 'div' */
  as?: LayoutElement | undefined;
  /** Distance between the children. @default 4 (16 px) */
  gap?: Gap | undefined;
  onSubmit?: ComponentPropsWithoutRef<'form'>['onSubmit'];
}

/** Browsers drop the list role of lists without bullets unless it is written. */
const listRole = (as: LayoutElement | undefined) =>
  as === 'ul' || as === 'ol' ? { role: 'list' } : {};

const asProps = ({ as, onSubmit }: Pick<LayoutProps, 'as' | 'onSubmit'>) =>
  ({ ...listRole(as), ...(as && { as }), ...(onSubmit && { onSubmit }) }) as { as?: 'div' };

export interface StackProps extends LayoutProps {
  /** Where children stand across the column. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | undefined;
}

/** Puts its children under each other at equal distances. */
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
  /** Where children stand across the line. @default 'center' */
  align?: 'start' | 'baseline' | 'end' | undefined;
  /** Where children stand along the line. @default 'start' */
  justify?: 'between' | 'end' | 'center' | undefined;
}

/** Puts its children beside each other and breaks the line where there is no room. */
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
  /** Least width of a column: 12, 18 or 26 rem. @default 'medium' */
  column?: 'narrow' | 'medium' | 'wide' | undefined;
}

/** Puts its children in as many equal columns as there is room for. */
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

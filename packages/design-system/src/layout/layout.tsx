import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Breakpoint } from '../tokens/breakpoint.js';
import type { SpaceStep } from '../tokens/space.js';
import { ClusterRoot, GridRoot, SplitRoot, StackRoot } from './layout.styles.js';

/** HTML elements that a layout can render. */
export type LayoutElement =
  | 'div'
  | 'span'
  | 'section'
  | 'article'
  | 'header'
  | 'footer'
  | 'figure'
  | 'form'
  | 'fieldset'
  | 'ul'
  | 'ol'
  | 'li';

/** Step of the space scale in units of 4 px; 0 for none. */
export type Gap = 0 | Exclude<SpaceStep, 16>;

interface LayoutProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onSubmit'> {
  /** HTML element to render. @default 'div' */
  as?: LayoutElement | undefined;
  /** Distance between the children. @default 4 (16 px) */
  gap?: Gap | undefined;
  /** Distance between the rows, where it differs from the gap. @default `gap` */
  rowGap?: Gap | undefined;
  onSubmit?: ComponentPropsWithoutRef<'form'>['onSubmit'];
}

type Align = 'start' | 'center' | 'baseline' | 'end' | 'stretch';

/** Attributes that the styles read. Safari drops the role of lists without bullets unless it is set. */
const toAttributes = ({
  as,
  gap,
  rowGap,
  align,
  onSubmit,
  ...rest
}: LayoutProps & { align?: Align | undefined }) => ({
  ...((as === 'ul' || as === 'ol') && { role: 'list' }),
  ...({ ...(as && { as }), ...(onSubmit && { onSubmit }) } as { as?: 'div' }),
  ...rest,
  'data-gap': gap,
  'data-row-gap': rowGap,
  'data-align': align,
});

export interface StackProps extends Omit<LayoutProps, 'rowGap'> {
  /** Alignment of the children across the column. @default 'stretch' */
  align?: Exclude<Align, 'baseline' | 'stretch'> | undefined;
}

/** Stacks its children vertically with equal gaps. */
export const Stack = forwardRef<HTMLDivElement, StackProps>(function Stack(props, ref) {
  return <StackRoot {...toAttributes(props)} ref={ref} />;
});

export interface ClusterProps extends LayoutProps {
  /** Alignment of the children across the line. @default 'center' */
  align?: Exclude<Align, 'center'> | undefined;
  /** Alignment of the children along the line. @default 'start' */
  justify?: 'between' | 'end' | 'center' | undefined;
}

/** Places its children in a row that wraps. */
export const Cluster = forwardRef<HTMLDivElement, ClusterProps>(function Cluster(
  { justify, ...props },
  ref,
) {
  return <ClusterRoot {...toAttributes(props)} ref={ref} data-justify={justify} />;
});

export interface GridProps extends LayoutProps {
  /** Minimum width of a column: 12, 18 or 26 rem. As many columns as fit. @default 'medium' */
  column?: 'narrow' | 'medium' | 'wide' | undefined;
  /** Lets few children fill the whole row. @default false */
  stretch?: boolean | undefined;
  /**
   * Maximum number of columns instead of a minimum width: one column in a narrow container, two from 40 rem, three
   * from 56 rem. Measures the nearest ancestor with a `container-type`.
   */
  columns?: 2 | 3 | undefined;
  /** Alignment of the children in their row. @default 'stretch' */
  align?: Exclude<Align, 'stretch'> | undefined;
}

/** Places its children in equal columns. */
export const Grid = forwardRef<HTMLDivElement, GridProps>(function Grid(
  { column = 'medium', stretch, columns, ...props },
  ref,
) {
  return (
    <GridRoot
      {...toAttributes(props)}
      ref={ref}
      data-column={columns ? undefined : column}
      data-columns={columns}
      data-stretch={stretch || undefined}
    />
  );
});

export interface SplitProps extends LayoutProps {
  /**
   * Width of the second child: as wide as its content, 16, 20 or 22 rem, or as wide as the first child.
   * @default 'auto'
   */
  aside?: 'auto' | 'narrow' | 'medium' | 'wide' | 'equal' | undefined;
  /**
   * Width of the container from which the children are side by side: 34, 40 or 56 rem. Measures the nearest ancestor
   * with a `container-type`. @default 'always'
   */
  from?: 'always' | Breakpoint | undefined;
  /** Alignment of the two children in their row. @default 'stretch' */
  align?: Exclude<Align, 'stretch'> | undefined;
}

/** Places two children side by side, the first one in the remaining width; in a narrow container one below the other. */
export const Split = forwardRef<HTMLDivElement, SplitProps>(function Split(
  { aside = 'auto', from = 'always', ...props },
  ref,
) {
  return <SplitRoot {...toAttributes(props)} ref={ref} data-aside={aside} data-from={from} />;
});

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
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

/** Props that the styles read as attributes. */
const VARIATIONS = [
  'gap',
  'rowGap',
  'align',
  'justify',
  'column',
  'columns',
  'stretch',
  'aside',
  'from',
];

const createLayout = <Props extends LayoutProps>(Root: typeof StackRoot) =>
  forwardRef<HTMLDivElement, Props>(function Layout(props, ref) {
    const attributes: Record<string, unknown> = { ...(props as object) };
    for (const name of VARIATIONS) {
      attributes[`data-${name.toLowerCase()}`] = attributes[name];
      delete attributes[name];
    }
    // Safari drops the role of lists without bullets unless it is set.
    if (props.as === 'ul' || props.as === 'ol') attributes['role'] ??= 'list';
    return <Root {...attributes} ref={ref} />;
  });

export interface StackProps extends Omit<LayoutProps, 'rowGap'> {
  /** Alignment of the children across the column. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | undefined;
}

/** Stacks its children vertically with equal gaps. */
export const Stack = createLayout<StackProps>(StackRoot);

export interface ClusterProps extends LayoutProps {
  /** Alignment of the children across the line. @default 'center' */
  align?: 'start' | 'baseline' | 'end' | 'stretch' | undefined;
  /** Alignment of the children along the line. @default 'start' */
  justify?: 'between' | 'end' | 'center' | undefined;
}

/** Places its children in a row that wraps. */
export const Cluster = createLayout<ClusterProps>(ClusterRoot);

export interface GridProps extends LayoutProps {
  /** Minimum width of a column: 12, 18 or 26 rem. @default 'medium' */
  column?: 'narrow' | 'medium' | 'wide' | undefined;
  /** Lets few children fill the whole row. @default false */
  stretch?: boolean | undefined;
  /** Maximum number of columns. @default as many as fit */
  columns?: 2 | 3 | undefined;
  /** Alignment of the children in their row. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | undefined;
}

/** Places its children in as many equal columns as fit. */
export const Grid = createLayout<GridProps>(GridRoot);

export interface SplitProps extends LayoutProps {
  /** Width of the second child: as wide as its content, 20 or 22 rem. @default 'auto' */
  aside?: 'auto' | 'medium' | 'wide' | undefined;
  /**
   * Width of the container from which the children are side by side: 40 or 56 rem. Measures the nearest ancestor with
   * a `container-type`. @default always
   */
  from?: 'md' | 'lg' | undefined;
  /** Alignment of the two children in their row. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | undefined;
}

/** Places two children side by side, the first one in the remaining width; in a narrow container one below the other. */
export const Split = createLayout<SplitProps>(SplitRoot);

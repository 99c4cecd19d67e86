import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Items, Swatch } from './legend.styles.js';
import { toKey, toSeries } from './scale.js';

export interface ChartLegendItem {
  readonly id: string;
  readonly name: string;
  /** A value beside the name. @default none */
  readonly value?: string | undefined;
}

export interface ChartLegendProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** Accessible name. */
  label: string;
  /** The series in the order of their keys. */
  items: readonly ChartLegendItem[];
}

export interface ChartKeyProps {
  /** Position of the series, from 0. */
  position: number;
}

/** The fill and the letter of one series, for a table beside the chart. */
export const ChartKey = ({ position }: ChartKeyProps) => (
  <Swatch data-series={toSeries(position)} data-key={toKey(position)} aria-hidden="true" />
);

/** The keys of a chart: fill, letter, name and value of each series. */
export const ChartLegend = forwardRef<HTMLUListElement, ChartLegendProps>(function ChartLegend(
  { label, items, ...rest },
  ref,
) {
  return (
    <Items {...rest} ref={ref} role="list" aria-label={label}>
      {items.map(({ id, name, value }, index) => (
        <li key={id}>
          <ChartKey position={index} />
          <span>{name}</span>
          {value !== undefined && <span>{value}</span>}
        </li>
      ))}
    </Items>
  );
});

import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Bar, Fill, Track } from './meter.styles.js';
import { shareOf } from './share-of.js';

export interface BarMeterProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Name of what is measured. */
  label: string;
  /** The measure. */
  value: number;
  /** @default 0 */
  min?: number | undefined;
  /** @default 1 */
  max?: number | undefined;
  /** The measure in words, for assistive technology. */
  valueText?: string | undefined;
  /** The number to show after the bar. */
  children?: ReactNode;
  /** Meaning of the fill. @default the accent */
  tone?: 'success' | 'warning' | 'danger' | undefined;
  /** As wide as its column, not 14 rem at most. @default false */
  full?: boolean | undefined;
}

/** A measure as a short bar with its number. Role `meter`. */
export const BarMeter = forwardRef<HTMLSpanElement, BarMeterProps>(function BarMeter(
  { label, value, min = 0, max = 1, valueText, children, tone, full = false, ...rest },
  ref,
) {
  const share = shareOf(value, min, max);
  return (
    <Bar
      {...rest}
      ref={ref}
      role="meter"
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      data-full={full || undefined}
    >
      <Track>
        <Fill data-tone={tone} style={{ inlineSize: `${share * 100}%` }} />
      </Track>
      {children !== undefined && <bdi aria-hidden="true">{children}</bdi>}
    </Bar>
  );
});

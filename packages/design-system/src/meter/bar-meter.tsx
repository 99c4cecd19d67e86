import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Bar, Fill, Track } from './bar-meter.styles.js';
import { toFraction } from './to-fraction.js';

export interface BarMeterProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Accessible name. */
  label: string;
  /** The measured value. */
  value: number;
  /** The lowest value. @default 0 */
  min?: number | undefined;
  /** The highest value. @default 1 */
  max?: number | undefined;
  /** The value as text, for assistive technology. @default the number */
  valueText?: string | undefined;
  /** The value to show after the bar. @default nothing */
  children?: ReactNode;
  /** Meaning of the fill. @default the accent */
  tone?: 'success' | 'warning' | 'danger' | undefined;
  /** Takes the full width of its column instead of at most 14 rem. @default false */
  full?: boolean | undefined;
}

/** A value as a short bar with its number (role `meter`). */
export const BarMeter = forwardRef<HTMLSpanElement, BarMeterProps>(function BarMeter(
  { label, value, min = 0, max = 1, valueText, children, tone, full = false, ...rest },
  ref,
) {
  const fraction = toFraction(value, min, max);
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
        <Fill data-tone={tone} style={{ inlineSize: `${fraction * 100}%` }} />
      </Track>
      {children !== undefined && <bdi aria-hidden="true">{children}</bdi>}
    </Bar>
  );
});

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Dot, Dots } from './dot-meter.styles.js';

const DOTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export interface DotMeterProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Accessible name with the value, such as "7 of 10". */
  label: string;
  /** Number of filled dots, 0–10; fractions are rounded. */
  value: number;
}

/** A rating out of ten as ten dots. */
export const DotMeter = forwardRef<HTMLSpanElement, DotMeterProps>(function DotMeter(
  { label, value, ...rest },
  ref,
) {
  const filled = Math.round(value);
  return (
    <Dots {...rest} ref={ref} role="img" aria-label={label}>
      {DOTS.map((dot) => (
        <Dot key={dot} data-filled={dot <= filled ? 'true' : undefined} />
      ))}
    </Dots>
  );
});

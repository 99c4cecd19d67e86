import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { toFraction } from '../meter/to-fraction.js';
import { Fill, Track } from './progress-bar.styles.js';

export interface ProgressBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Accessible name. */
  label: string;
  /** Current progress. */
  value: number;
  /** The value at the start. @default 0 */
  min?: number | undefined;
  /** The value at the end. @default 1 */
  max?: number | undefined;
  /** The progress as text, for assistive technology. @default the number */
  valueText?: string | undefined;
}

/** A progress bar (role `progressbar`). */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(
  { label, value, min = 0, max = 1, valueText, ...rest },
  ref,
) {
  const fraction = toFraction(value, min, max);
  return (
    <Track
      {...rest}
      ref={ref}
      role="progressbar"
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
    >
      <Fill style={{ inlineSize: `${fraction * 100}%` }} />
    </Track>
  );
});

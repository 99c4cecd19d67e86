import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { shareOf } from '../meter/share-of.js';
import { Fill, Track } from './progress-bar.styles.js';

export interface ProgressBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Name of what goes on. */
  label: string;
  /** How far it is. */
  value: number;
  /** @default 0 */
  min?: number | undefined;
  /** @default 1 */
  max?: number | undefined;
  /** How far it is, in words. */
  valueText?: string | undefined;
}

/** How far something has come. Role `progressbar`. */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(
  { label, value, min = 0, max = 1, valueText, ...rest },
  ref,
) {
  const share = shareOf(value, min, max);
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
      <Fill style={{ inlineSize: `${share * 100}%` }} />
    </Track>
  );
});

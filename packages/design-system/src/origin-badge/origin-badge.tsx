import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { BookIcon, ScaleIcon } from '../icon/objects.icons.js';
import { BroadcastIcon, SimulatedIcon, SparkIcon, UserIcon } from '../icon/status.icons.js';
import type { Origin } from '../themes/theme.js';
import { Root } from './origin-badge.styles.js';

/** English words for the six origins. */
export const originLabels = {
  /** Typed or chosen by the person. */
  user: 'Yours',
  /** Fetched from a source just now. */
  live: 'Live',
  /** Worked out from data by a stated rule or model. */
  computed: 'Computed',
  /** Usual terms that apply to every case, not worked out for this one. */
  standard: 'Standard terms',
  /** Made by a simulation. */
  simulated: 'Simulated',
  /** Built-in content, because the source did not answer. */
  fallback: 'Built-in',
} as const satisfies Record<Origin, string>;

const icons = {
  user: UserIcon,
  live: BroadcastIcon,
  computed: SparkIcon,
  standard: ScaleIcon,
  simulated: SimulatedIcon,
  fallback: BookIcon,
} as const;

export interface OriginBadgeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Where the fact beside it comes from. */
  origin: Origin;
  /** The word to show; never left out. @default the English word */
  label?: string | undefined;
}

/** Says where a fact comes from, by word, icon and tone. */
export const OriginBadge = forwardRef<HTMLSpanElement, OriginBadgeProps>(function OriginBadge(
  { origin, label = originLabels[origin], ...rest },
  ref,
) {
  const Icon = icons[origin];
  return (
    <Root {...rest} ref={ref} data-origin={origin}>
      <Icon size={16} />
      {label}
    </Root>
  );
});

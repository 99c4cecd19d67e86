import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { BookIcon, ScaleIcon } from '../icon/objects.icons.js';
import { BroadcastIcon, ComputedIcon, SimulatedIcon, UserIcon } from '../icon/origins.icons.js';
import type { Origin } from '../themes/theme.js';
import { Root } from './origin-badge.styles.js';

/** English labels of the six origins. */
export const originLabels = {
  /** Entered or selected by the user. */
  user: 'Yours',
  /** Fetched from a source just now. */
  live: 'Live',
  /** Computed from data by a stated rule or model. */
  computed: 'Computed',
  /** Customary terms, not computed for this case. */
  standard: 'Standard terms',
  /** Simulated. */
  simulated: 'Simulated',
  /** Prepared in the page, because the source did not respond. */
  fallback: 'Prepared locally',
} as const satisfies Record<Origin, string>;

const icons = {
  user: UserIcon,
  live: BroadcastIcon,
  computed: ComputedIcon,
  standard: ScaleIcon,
  simulated: SimulatedIcon,
  fallback: BookIcon,
} as const;

export interface OriginBadgeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Where the value beside it comes from. */
  origin: Origin;
  /** The label to show. @default the English label */
  label?: string | undefined;
}

/** Shows where a value comes from, with label, icon and tone. */
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

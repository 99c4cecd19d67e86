import { fill } from '@spinout/design-system';
import type { OtherVersion } from '@spinout/flow-kit';
import {
  TabConflictBanner,
  useMessages,
  type TabConflictBannerProps,
} from '@spinout/flow-kit/react';
import { getStepNumber, STEPS } from '../data/steps.js';
import type { SavedFlow } from '../saved/saved-flow.js';
import { flowConflictMessages, type FlowConflictMessages } from './flow-conflict.messages.js';
import { flowMessages, type FlowMessagesCatalog } from './flow.messages.js';

export interface FlowConflictProps extends Pick<TabConflictBannerProps, 'onResolve'> {
  /** What the other tab saved. */
  readonly other: OtherVersion<SavedFlow>;
}

/** Another tab saved a different version of the flow: the person chooses which one to continue. */
export function FlowConflict({ other, onResolve }: FlowConflictProps) {
  const messages = useMessages(flowConflictMessages);
  const steps = useMessages(flowMessages);
  return (
    <TabConflictBanner
      title={messages.title}
      help={messages.help}
      useOther={messages.useOther}
      keepCurrent={messages.keepCurrent}
      description={describeOther(other, messages, steps)}
      canUseOther={other.kind !== 'unreadable'}
      onResolve={onResolve}
    />
  );
}

const describeOther = (
  other: OtherVersion<SavedFlow>,
  messages: FlowConflictMessages,
  { stepOfSteps, ...names }: FlowMessagesCatalog,
): string => {
  if (other.kind === 'nothing') return messages.otherNothing;
  if (other.kind === 'unreadable') return messages.otherUnreadable;
  const { step } = other.saved;
  return fill(messages.otherAt, {
    step: fill(stepOfSteps, {
      step: getStepNumber(step),
      steps: STEPS.length,
      name: names[step],
    }),
  });
};

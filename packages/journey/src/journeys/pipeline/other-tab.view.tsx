import { fill } from '@spinout/design-system';
import { TabConflictBanner, useMessages } from '@spinout/flow-kit/react';
import { pipelineMessages, type PipelineMessages } from './pipeline.messages.js';
import type { OtherRun, PipelineEvent } from './pipeline.types.js';
import { countFinished } from './pipeline.model.js';
import { replay } from './run/replay.js';

interface OtherTabProps {
  readonly other: OtherRun;
  readonly canTake: boolean;
  readonly send: (event: PipelineEvent) => void;
}

/** Another tab saved a different run: the person chooses which one to continue. */
export function OtherTab({ other, canTake, send }: OtherTabProps) {
  const messages = useMessages(pipelineMessages);
  return (
    <TabConflictBanner
      title={messages.conflict}
      description={formatEntry(other, messages)}
      help={messages.conflictHelp}
      useOther={messages.showOther}
      keepCurrent={messages.keepCurrent}
      canUseOther={canTake}
      onResolve={send}
    />
  );
}

const formatEntry = (other: OtherRun, messages: PipelineMessages): string => {
  if (other.kind !== 'record') return messages.otherUnreadable;
  const run = replay(other.saved.log);
  return fill(messages.otherAt, {
    topic: run.topic,
    phase: messages.phases[run.phase],
    count: countFinished(run),
  });
};

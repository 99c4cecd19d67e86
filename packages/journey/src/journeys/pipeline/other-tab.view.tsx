import { fill } from '@spinout/design-system';
import { ConflictBanner } from '@spinout/flow-kit/react';
import type { PipelineMessages } from './pipeline.messages.js';
import type { OtherRun, PipelineEvent } from './pipeline.types.js';
import { countFinished } from './pipeline.model.js';
import { replay } from './run/replay.js';

interface OtherTabProps {
  readonly other: OtherRun;
  readonly canTake: boolean;
  readonly send: (event: PipelineEvent) => void;
  readonly messages: PipelineMessages;
}

/** Another tab saved a different run: the person chooses which one to continue. */
export function OtherTab({ other, canTake, send, messages }: OtherTabProps) {
  return (
    <ConflictBanner
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
  const { topic, phase } = run;
  return fill(messages.otherAt, {
    topic,
    phase: messages.phases[phase],
    count: countFinished(run),
  });
};

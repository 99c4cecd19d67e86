import { Banner, Button, fill, Text } from '@spinout/design-system';
import type { PipelineMessages } from './pipeline.messages.js';
import type { OtherRun, PipelineEvent } from './pipeline.types.js';
import { finishedIn } from './pipeline.model.js';
import { replay } from './run/replay.js';

interface OtherTabProps {
  readonly other: OtherRun;
  readonly canTake: boolean;
  readonly send: (event: PipelineEvent) => void;
  readonly words: PipelineMessages;
}

/** Another tab has another run in the same place: the person says which one to go on with. */
export function OtherTab({ other, canTake, send, words }: OtherTabProps) {
  return (
    <Banner
      tone="warning"
      actions={
        <>
          {canTake && (
            <Button size="sm" onClick={() => send({ type: 'version.taken' })}>
              {words.showOther}
            </Button>
          )}
          <Button size="sm" onClick={() => send({ type: 'version.kept' })}>
            {words.keepThis}
          </Button>
        </>
      }
    >
      <Text weight="medium">{words.conflict}</Text>
      <Text size="ui">{textOf(other, words)}</Text>
      <Text size="ui">{words.conflictHelp}</Text>
    </Banner>
  );
}

const textOf = (other: OtherRun, words: PipelineMessages): string => {
  if (other.kind === 'unreadable') return words.otherUnreadable;
  const run = replay(other.saved.log);
  const { topic, phase } = run;
  return fill(words.otherAt, { topic, phase: words.phases[phase], count: finishedIn(run) });
};

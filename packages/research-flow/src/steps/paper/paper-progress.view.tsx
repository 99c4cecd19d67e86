import type { Progress } from '@spinout/api-client';
import { fill, ProgressBar, Stack, Text, type TextProps } from '@spinout/design-system';
import type { PaperMessages } from './paper.messages.js';

const wordOf: Readonly<Record<string, 'stageOpening' | 'stageReading' | 'stageAnalysing'>> = {
  Opening: 'stageOpening',
  'Reading pages': 'stageReading',
  Analysing: 'stageAnalysing',
};

interface PaperProgressProps {
  readonly progress: Progress | null;
  readonly messages: PaperMessages;
}

/** Says that the analysis is under way and, where it can be seen, how far it has come. */
export function PaperProgress({ progress, messages }: PaperProgressProps) {
  return (
    <Stack gap={2}>
      <Text role="status" weight="medium">
        {messages.analyzing}
      </Text>
      {progress && <StageProgress progress={progress} messages={messages} />}
    </Stack>
  );
}

function StageProgress({ progress, messages }: { progress: Progress; messages: PaperMessages }) {
  const { done, total } = progress;
  const known = Object.hasOwn(wordOf, progress.stage) ? wordOf[progress.stage] : undefined;
  const stage = known === undefined ? progress.stage : messages[known];
  // A stage in one piece has no measure, only a name.
  if (total <= 1) return <StageName>{stage}</StageName>;
  const text = fill(messages.stageProgress, { stage, done, total });
  return (
    <>
      <ProgressBar label={messages.progress} value={done} max={total} valueText={text} />
      <StageName aria-hidden="true">{text}</StageName>
    </>
  );
}

const StageName = (props: TextProps) => (
  <Text {...props} size="sm" tone="muted" figures="tabular" />
);

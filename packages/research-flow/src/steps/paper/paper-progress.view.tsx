import type { Progress } from '@spinout/api-client';
import { fill, ProgressBar, Stack, Text, type TextProps } from '@spinout/design-system';
import type { PaperMessages } from './paper.messages.js';

/** Messages by the stage names that the engine reports. */
const messageNames: Readonly<Record<string, 'stageOpening' | 'stageReading' | 'stageAnalyzing'>> = {
  Opening: 'stageOpening',
  'Reading pages': 'stageReading',
  Analyzing: 'stageAnalyzing',
};

interface PaperProgressProps {
  readonly progress: Progress | null;
  readonly messages: PaperMessages;
}

/** Shows that the analysis is running, and its progress if it is known. */
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
  const messageName = Object.hasOwn(messageNames, progress.stage)
    ? messageNames[progress.stage]
    : undefined;
  const stage = messageName === undefined ? progress.stage : messages[messageName];
  // A stage with a single unit of work shows only its name.
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

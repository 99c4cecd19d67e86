import type { Progress } from '@spinout/api-client';
import { fill, ProgressBar, Stack, Text, type TextProps } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { paperMessages } from './paper.messages.js';

/** Messages by the stage names that the engine reports. */
const messageNames: Readonly<Record<string, 'stageOpening' | 'stageReading' | 'stageAnalyzing'>> = {
  Opening: 'stageOpening',
  'Reading pages': 'stageReading',
  Analyzing: 'stageAnalyzing',
};

/** Shows that the analysis is running, and its progress if it is known. */
export function PaperProgress({ progress }: { readonly progress: Progress | null }) {
  const messages = useMessages(paperMessages);
  return (
    <Stack gap={2}>
      <Text role="status" weight="medium">
        {messages.analyzing}
      </Text>
      {progress && <StageProgress progress={progress} />}
    </Stack>
  );
}

function StageProgress({ progress }: { readonly progress: Progress }) {
  const messages = useMessages(paperMessages);
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

import { Banner, Button, Cluster, Skeleton, Spinner, Stack, Text } from '@spinout/design-system';

/** What a step shows while its first call runs: the words, and the shape of what comes. */
export function StepWaiting({ text }: { readonly text: string }) {
  return (
    <Stack gap={4}>
      <Cluster gap={3} role="status">
        <Spinner />
        <Text>{text}</Text>
      </Cluster>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton inlineSize="70%" />
    </Stack>
  );
}

interface StepInterruptedProps {
  readonly text: string;
  readonly resumeLabel: string;
  readonly onResume: () => void;
}

/** T-79: after a reload in the middle of a call nothing is sent again by itself. */
export function StepInterrupted({ text, resumeLabel, onResume }: StepInterruptedProps) {
  return (
    <Banner tone="info" actions={<Button onClick={onResume}>{resumeLabel}</Button>}>
      {text}
    </Banner>
  );
}

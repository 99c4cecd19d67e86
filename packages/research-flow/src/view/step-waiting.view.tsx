import { Banner, Button, Cluster, Skeleton, Spinner, Stack, Text } from '@spinout/design-system';

/** Shown while the first request runs: a loading text and a skeleton. */
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

/** After a reload during a request, nothing is sent again automatically. */
export function StepInterrupted({ text, resumeLabel, onResume }: StepInterruptedProps) {
  return (
    <Banner tone="info" actions={<Button onClick={onResume}>{resumeLabel}</Button>}>
      {text}
    </Banner>
  );
}

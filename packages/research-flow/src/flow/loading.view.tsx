import { Spinner, Text } from '@spinout/design-system';

interface LoadingProps {
  readonly text: string;
  /** Whether what is above the step loads; the step is then shown together with it. @default false */
  readonly isAboveStep?: boolean;
}

/** Shown while the code of a step is loading. */
export function Loading({ text, isAboveStep = false }: LoadingProps) {
  return (
    <Text role="status" tone="muted" data-loading={isAboveStep ? 'above' : ''}>
      <Spinner size={16} /> {text}
    </Text>
  );
}

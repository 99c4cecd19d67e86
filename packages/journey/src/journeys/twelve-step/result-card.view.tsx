import { Card, Cluster, Heading, Stack } from '@spinout/design-system';
import { useId, type ReactNode } from 'react';

interface ResultCardProps {
  readonly title: string;
  readonly badge: ReactNode;
  /** Whether it spans all columns. @default false */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A card of the results with title and origin. */
export function ResultCard({ title, badge, wide = false, children }: ResultCardProps) {
  const id = useId();
  return (
    <Card as="section" padding="lg" aria-labelledby={id} data-wide={wide || undefined}>
      <Stack gap={4}>
        <Cluster rowGap={2} justify="between">
          <Heading level={3} id={id}>
            {title}
          </Heading>
          {badge}
        </Cluster>
        {children}
      </Stack>
    </Card>
  );
}

import { Badge, Card, fill, formatNumber, Heading, Stack, Text } from '@spinout/design-system';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { useId, type RefObject } from 'react';
import { twelveStepMessages } from './twelve-step.messages.js';
import { Figure } from './twelve-step-page.styles.js';

/** Sample figure from the specification, not a result. */
const SAMPLE_FUNDING_USD = 2_500_000;

interface CompletionCardProps {
  readonly topic: string;
  /** Receives the focus when the run ends. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Completion message with a sample figure. */
export function CompletionCard({ topic, headingRef }: CompletionCardProps) {
  const messages = useMessages(twelveStepMessages);
  const id = useId();
  const funding = formatNumber(SAMPLE_FUNDING_USD, useLocale(), {
    style: 'currency',
    currency: 'USD',
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  return (
    <Card as="section" variant="gradient" padding="xl" aria-labelledby={id}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} id={id} ref={headingRef} tabIndex={-1}>
            {messages.completed}
          </Heading>
          <Text>{fill(messages.completedText, { topic })}</Text>
        </Stack>
        <Stack gap={1} align="start">
          <Text size="sm" tone="muted">
            {messages.funding}
          </Text>
          <Figure>{funding}</Figure>
          <Badge tone="warning">{messages.sample}</Badge>
        </Stack>
        <Text size="sm" tone="muted">
          {messages.completedNote}
        </Text>
      </Stack>
    </Card>
  );
}

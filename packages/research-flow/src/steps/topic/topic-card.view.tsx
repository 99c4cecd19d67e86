import type { Topic } from '@spinout/api-client';
import { Badge, ClockIcon, Cluster, DotMeter, fill, Stack, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { topicMessages } from './topic.messages.js';

/** The content of a topic card below its title. */
export function TopicCardContent({ topic }: { readonly topic: Topic }) {
  const messages = useMessages(topicMessages);
  return (
    <Stack gap={3}>
      <Text size="ui">{topic.description}</Text>
      {topic.reason !== undefined && (
        <Text size="sm" tone="muted">
          {topic.reason}
        </Text>
      )}
      <Cluster gap={2}>
        <Badge>{topic.category}</Badge>
        <Badge tone={topic.difficulty === 'Advanced' ? 'accent' : 'neutral'}>
          {topic.difficulty}
        </Badge>
        <Badge icon={<ClockIcon size={16} />}>{topic.estimatedDuration}</Badge>
      </Cluster>
      <Cluster gap={2}>
        <Text as="span" size="sm" tone="muted" aria-hidden="true">
          {messages.impact}
        </Text>
        <DotMeter
          value={topic.potentialImpact}
          label={fill(messages.impactOutOfTen, { impact: topic.potentialImpact })}
        />
      </Cluster>
    </Stack>
  );
}

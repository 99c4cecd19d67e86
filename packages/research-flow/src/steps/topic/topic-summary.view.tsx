import type { Topic } from '@spinout/api-client';
import { Card, Heading, Stack, Text } from '@spinout/design-system';
import { useId } from 'react';
import type { TopicMessages } from './topic.messages.js';
import { Facts } from '../../view/step-layout.styles.js';

/** Summary of the selected topic. */
export function TopicSummary({ topic, messages }: { topic: Topic; messages: TopicMessages }) {
  const headingId = useId();
  return (
    <Card as="section" variant="solid" padding="lg" aria-labelledby={headingId}>
      <Stack gap={3}>
        <Heading level={3} size="sm" id={headingId}>
          {messages.summary}
        </Heading>
        <Text weight="strong" size="lg">
          {topic.title}
        </Text>
        <Text size="ui">{topic.description}</Text>
        <Facts>
          <dt>{messages.category}</dt>
          <dd>{topic.category}</dd>
          <dt>{messages.duration}</dt>
          <dd>{topic.estimatedDuration}</dd>
          <dt>{messages.difficulty}</dt>
          <dd>{topic.difficulty}</dd>
        </Facts>
      </Stack>
    </Card>
  );
}

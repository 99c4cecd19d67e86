import type { Topic } from '@spinout/api-client';
import { Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { SectionCard } from '../../view/section.view.js';
import { Facts } from '../../view/step-layout.styles.js';
import { topicMessages } from './topic.messages.js';

export function TopicSummary({ topic }: { readonly topic: Topic }) {
  const messages = useMessages(topicMessages);
  return (
    <SectionCard title={messages.summary} variant="solid" size="sm" gap={3}>
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
    </SectionCard>
  );
}

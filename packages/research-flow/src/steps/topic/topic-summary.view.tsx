import type { Topic } from '@spinout/api-client';
import { Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { FactList } from '../../view/fact-list.view.js';
import { SectionCard } from '../../view/section.view.js';
import { topicMessages } from './topic.messages.js';

export function TopicSummary({ topic }: { readonly topic: Topic }) {
  const messages = useMessages(topicMessages);
  return (
    <SectionCard title={messages.summary} variant="solid" size="sm" gap={3}>
      <Text weight="strong" size="lg">
        {topic.title}
      </Text>
      <Text size="ui">{topic.description}</Text>
      <FactList
        facts={[
          [messages.category, topic.category],
          [messages.duration, topic.estimatedDuration],
          [messages.difficulty, topic.difficulty],
        ]}
      />
    </SectionCard>
  );
}

import type { Topic } from '@spinout/api-client';
import {
  Badge,
  ClockIcon,
  Cluster,
  DotMeter,
  fill,
  RadioCards,
  Stack,
  Text,
} from '@spinout/design-system';
import { findName } from '@spinout/flow-kit';
import { useMessages } from '@spinout/flow-kit/react';
import { memo } from 'react';
import { CUSTOM_TOPIC } from './topic.constants.js';
import { topicMessages } from './topic.messages.js';
import { useTopicNames, useTopicTexts } from './topic-texts.js';
import type { TopicViewProps } from './topic-step.model.js';

function TopicRating({ topic }: { readonly topic: Topic }) {
  const messages = useMessages(topicMessages);
  const { category, difficulty, duration } = useTopicTexts(topic);
  return (
    <>
      <Cluster gap={2}>
        <Badge>{category}</Badge>
        <Badge tone={topic.difficulty === 'Advanced' ? 'accent' : 'neutral'}>{difficulty}</Badge>
        <Badge icon={<ClockIcon size={16} />}>{duration}</Badge>
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
    </>
  );
}

/**
 * The content of a topic card below its title. The values of a custom topic are the same for all, so they are not shown
 * as if somebody had rated it. A choice does not render it again.
 */
const TopicCardContent = memo(function TopicCardContent({ topic }: { readonly topic: Topic }) {
  const { description } = useTopicTexts(topic);
  return (
    <Stack gap={3}>
      <Text size="ui">{description}</Text>
      {topic.reason !== undefined && (
        <Text size="sm" tone="muted">
          {topic.reason}
        </Text>
      )}
      {topic.category !== CUSTOM_TOPIC.category && <TopicRating topic={topic} />}
    </Stack>
  );
});

interface TopicListProps extends TopicViewProps {
  readonly topics: readonly Topic[];
  readonly whenEmpty: string;
}

/** The topics of a tab, one of which is chosen. */
export function TopicList({ topics, whenEmpty, model, send }: TopicListProps) {
  const messages = useMessages(topicMessages);
  const names = useTopicNames();
  if (topics.length === 0) return <Text tone="muted">{whenEmpty}</Text>;
  return (
    <RadioCards
      data-part="topic-list"
      label={messages.cards}
      value={model.selected?.id ?? null}
      onValueChange={(id) => {
        const topic = topics.find((candidate) => candidate.id === id);
        if (topic) send({ type: 'topic.selected', topic });
      }}
      items={topics.map((topic) => ({
        value: topic.id,
        title: findName(names, topic.title),
        content: <TopicCardContent topic={topic} />,
      }))}
    />
  );
}

import type { Topic } from '@spinout/api-client';
import {
  Badge,
  Button,
  ClockIcon,
  Cluster,
  DotMeter,
  fill,
  LightbulbIcon,
  RadioCards,
  RefreshIcon,
  Select,
  Stack,
  Text,
  TextArea,
} from '@spinout/design-system';
import { findName } from '@spinout/flow-kit';
import { SourceBadge, useMessages } from '@spinout/flow-kit/react';
import { CUSTOM_TOPIC, MAX_TOPIC_CHARACTERS } from './topic.constants.js';
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
 * as if somebody had rated it.
 */
function TopicCardContent({ topic }: { readonly topic: Topic }) {
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
}

interface TopicListProps extends TopicViewProps {
  readonly topics: readonly Topic[];
  readonly whenEmpty: string;
}

function TopicList({ topics, whenEmpty, model, send }: TopicListProps) {
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

export function SuggestionsTab({ model, send }: TopicViewProps) {
  const messages = useMessages(topicMessages);
  return (
    <Stack gap={4} aria-busy={model.refreshing || undefined}>
      <Cluster justify="between">
        <Cluster gap={2}>
          <Button
            icon={<RefreshIcon size={16} />}
            busy={model.refreshing}
            disabled={model.refreshing}
            onClick={() => send({ type: 'suggestions.requested' })}
          >
            {model.refreshing ? messages.refreshing : messages.refresh}
          </Button>
          {model.hasEarlier && (
            <Button
              variant="quiet"
              disabled={model.refreshing}
              onClick={() => send({ type: 'earlier.requested' })}
            >
              {messages.earlier}
            </Button>
          )}
        </Cluster>
        <SourceBadge source={model.suggestionsSource} />
      </Cluster>
      <TopicList
        topics={model.suggestions}
        whenEmpty={messages.noSuggestions}
        model={model}
        send={send}
      />
    </Stack>
  );
}

const ALL = '';

export function BrowseTab({ model, send }: TopicViewProps) {
  const messages = useMessages(topicMessages);
  const names = useTopicNames();
  return (
    <Stack gap={4}>
      <Select
        label={messages.category}
        value={model.category ?? ALL}
        onValueChange={(category) =>
          send({ type: 'category.changed', category: category === ALL ? null : category })
        }
        options={[
          { value: ALL, label: messages.allCategories },
          ...model.categories.map((category) => ({
            value: category,
            label: findName(names, category),
          })),
        ]}
      />
      <TopicList
        topics={model.browsed}
        whenEmpty={messages.noTopicsInCategory}
        model={model}
        send={send}
      />
    </Stack>
  );
}

export function CustomTab({ model, send }: TopicViewProps) {
  const messages = useMessages(topicMessages);
  return (
    <Stack gap={4}>
      <TextArea
        label={messages.customLabel}
        hint={messages.customHint}
        maxLength={MAX_TOPIC_CHARACTERS}
        value={model.customText}
        onValueChange={(text) => send({ type: 'customText.changed', text })}
      />
      <Cluster>
        <Button
          icon={<LightbulbIcon size={16} />}
          onClick={() => send({ type: 'customTopic.defined' })}
        >
          {messages.define}
        </Button>
      </Cluster>
    </Stack>
  );
}

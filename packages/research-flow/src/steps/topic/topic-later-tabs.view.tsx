import type { Source } from '@spinout/api-client';
import { Button, Cluster, LightbulbIcon, Select, Stack, TextArea } from '@spinout/design-system';
import { findName } from '@spinout/flow-kit';
import { SourceBadge, useMessages } from '@spinout/flow-kit/react';
import { MAX_TOPIC_CHARACTERS } from './topic.constants.js';
import { TopicList } from './topic-list.view.js';
import { topicMessages } from './topic.messages.js';
import { useTopicNames } from './topic-texts.js';
import type { TopicViewProps } from './topic-step.model.js';

const ALL = '';

/** Where suggestions come from; nothing while they are requested, so that its code is loaded when they arrive. */
export function SuggestionsSource({ source }: { readonly source: Source | null }) {
  return source && <SourceBadge source={source} />;
}

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

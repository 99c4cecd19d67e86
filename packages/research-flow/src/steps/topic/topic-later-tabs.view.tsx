import { Button, Cluster, LightbulbIcon, Select, Stack, TextArea } from '@spinout/design-system';
import { findName } from '@spinout/flow-kit';
import { useMessages } from '@spinout/flow-kit/react';
import { MAX_TOPIC_CHARACTERS } from './topic.constants.js';
import { TopicList } from './topic-list.view.js';
import { topicMessages } from './topic.messages.js';
import { useTopicNames } from './topic-texts.js';
import type { TopicViewProps } from './topic-step.model.js';

export { SourceBadge } from '@spinout/flow-kit/react';

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

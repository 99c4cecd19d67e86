import { Button, Cluster, RefreshIcon, Stack } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { SuggestionsSource } from './topic-later-parts.js';
import { TopicList } from './topic-list.view.js';
import { SourceSpace } from './topic-step.styles.js';
import { topicMessages } from './topic.messages.js';
import type { TopicViewProps } from './topic-step.model.js';

/** The tab that the step opens with. */
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
        {model.suggestionsSource && (
          <SuggestionsSource source={model.suggestionsSource} fallback={<SourceSpace />} />
        )}
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

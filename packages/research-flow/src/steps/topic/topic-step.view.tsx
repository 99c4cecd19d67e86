import { ArrowRightIcon, Button, Split, Tabs, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { useEffect } from 'react';
import { StepLayout } from '../../view/step-layout.js';
import type { TopicTab } from './topic.machine.js';
import { topicMessages } from './topic.messages.js';
import type { TopicViewProps } from './topic-step.model.js';
import { Aside } from './topic-step.styles.js';
import { TopicSummary } from './topic-summary.view.js';
import { SuggestionsTab } from './topic-suggestions.view.js';
import { BrowseTab, CustomTab, preloadTopicTabs } from './topic-later-parts.js';

export function TopicStepView(props: TopicViewProps) {
  const { model, send } = props;
  const messages = useMessages(topicMessages);
  useEffect(preloadTopicTabs, []);
  return (
    <StepLayout
      step="topic"
      title={messages.title}
      introduction={messages.introduction}
      actions={
        <Button
          variant="primary"
          disabled={!model.canContinue}
          iconAfter={<ArrowRightIcon size={16} />}
          onClick={() => send({ type: 'selection.confirmed' })}
        >
          {messages.continue}
        </Button>
      }
    >
      <Split aside="medium" from="lg" gap={8} align="start">
        <Tabs<TopicTab>
          label={messages.tabs}
          value={model.tab}
          onValueChange={(tab) => send({ type: 'tab.changed', tab })}
          items={[
            {
              id: 'suggestions',
              label: messages.suggestionsTab,
              content: <SuggestionsTab {...props} />,
            },
            { id: 'browse', label: messages.browseTab, content: <BrowseTab {...props} /> },
            { id: 'custom', label: messages.customTab, content: <CustomTab {...props} /> },
          ]}
        />
        <Aside>
          {model.selected ? (
            <TopicSummary topic={model.selected} />
          ) : (
            <Text size="ui" tone="muted">
              {messages.summaryEmpty}
            </Text>
          )}
        </Aside>
      </Split>
    </StepLayout>
  );
}

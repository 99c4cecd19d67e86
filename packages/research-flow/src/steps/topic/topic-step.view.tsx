import { ArrowRightIcon, Button, Split, Tabs, Text } from '@spinout/design-system';
import { StepLayout } from '../../view/step-layout.js';
import type { TopicEvent, TopicTab } from './topic.machine.js';
import type { TopicMessages } from './topic.messages.js';
import type { TopicModel } from './topic-step.model.js';
import { Aside } from './topic-step.styles.js';
import { TopicSummary } from './topic-summary.view.js';
import { BrowseTab, CustomTab, SuggestionsTab } from './topic-tabs.view.js';

export interface TopicStepViewProps {
  readonly model: TopicModel;
  readonly send: (event: TopicEvent) => void;
  readonly messages: TopicMessages;
}

/** Renders the model of the topic step. */
export function TopicStepView({ model, send, messages }: TopicStepViewProps) {
  const props = { model, send, messages };
  return (
    <StepLayout
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
            <TopicSummary topic={model.selected} messages={messages} />
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

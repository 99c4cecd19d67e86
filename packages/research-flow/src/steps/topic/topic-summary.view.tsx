import type { Topic } from '@spinout/api-client';
import { Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { SectionCard } from '../../view/section-card.view.js';
import { Facts } from '../../view/step-layout.styles.js';
import { CutText } from './topic-step.styles.js';
import { topicMessages } from './topic.messages.js';
import { useTopicTexts } from './topic-texts.js';

/** The chosen topic in short: its card has the whole text. */
export function TopicSummary({ topic }: { readonly topic: Topic }) {
  const messages = useMessages(topicMessages);
  const { title, description, category, difficulty, duration } = useTopicTexts(topic);
  return (
    <SectionCard
      data-part="topic-summary"
      title={messages.summary}
      variant="solid"
      size="sm"
      gap={3}
    >
      <Text weight="strong">{title}</Text>
      <CutText>
        <Text size="ui">{description}</Text>
      </CutText>
      <Facts>
        <dt>{messages.category}</dt>
        <dd>{category}</dd>
        <dt>{messages.duration}</dt>
        <dd>{duration}</dd>
        <dt>{messages.difficulty}</dt>
        <dd>{difficulty}</dd>
      </Facts>
    </SectionCard>
  );
}

import { Card, Cluster, Heading, Stack, Text } from '@spinout/design-system';
import { useId } from 'react';
import { SourceBadge } from '../../view/source-badge.view.js';
import type { LiteratureSearchResult } from './literature.machine.js';
import type { LiteratureMessages } from './literature.messages.js';
import { SummaryColumns } from './literature-step.styles.js';

interface SummaryListProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly whenEmpty: string;
}

function SummaryList({ title, items, whenEmpty }: SummaryListProps) {
  const titleId = useId();
  return (
    <Stack gap={2}>
      <Heading level={4} size="ui" id={titleId}>
        {title}
      </Heading>
      {items.length === 0 ? (
        <Text size="ui" tone="muted">
          {whenEmpty}
        </Text>
      ) : (
        <ul aria-labelledby={titleId}>
          {items.map((item, index) => (
            <li key={`${index} ${item}`}>{item}</li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

interface LiteratureSummaryProps {
  readonly found: LiteratureSearchResult;
  readonly messages: LiteratureMessages;
}

/** Themes, gaps and methodologies of the papers found. */
export function LiteratureSummary({ found, messages }: LiteratureSummaryProps) {
  const headingId = useId();
  const { themes, gaps, methodologies } = found.analysis;
  return (
    <Card as="section" variant="solid" padding="lg" aria-labelledby={headingId}>
      <Stack gap={4}>
        <Cluster justify="between">
          <Heading level={3} id={headingId}>
            {messages.summary}
          </Heading>
          <SourceBadge source={found.source} />
        </Cluster>
        <SummaryColumns>
          <SummaryList title={messages.themes} items={themes} whenEmpty={messages.noneFound} />
          <SummaryList title={messages.gaps} items={gaps} whenEmpty={messages.noneFound} />
          <SummaryList
            title={messages.methodologies}
            items={methodologies}
            whenEmpty={messages.noneFound}
          />
        </SummaryColumns>
      </Stack>
    </Card>
  );
}

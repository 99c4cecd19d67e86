import { Card, Cluster, Heading, Stack } from '@spinout/design-system';
import { SourceBadge, useMessages } from '@spinout/flow-kit/react';
import { useId } from 'react';
import { Note } from '../../view/note.view.js';
import { CardSection } from '../../view/section.view.js';
import type { LiteratureSearchResult } from './literature.machine.js';
import { literatureMessages } from './literature.messages.js';
import { SummaryColumns } from './literature-step.styles.js';
import { YearsChart } from './years-chart.view.js';

export function LiteratureSummary({ found }: { readonly found: LiteratureSearchResult }) {
  const messages = useMessages(literatureMessages);
  const headingId = useId();
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
          {(['themes', 'gaps', 'methodologies'] as const).map((name) => (
            <SummaryList key={name} title={messages[name]} items={found.analysis[name]} />
          ))}
        </SummaryColumns>
        <YearsChart papers={found.papers} themes={found.analysis.theme_papers} />
      </Stack>
    </Card>
  );
}

interface SummaryListProps {
  readonly title: string;
  readonly items: readonly string[];
}

function SummaryList({ title, items }: SummaryListProps) {
  const messages = useMessages(literatureMessages);
  return (
    <CardSection title={title}>
      {items.length === 0 ? (
        <Note size="ui">{messages.noneFound}</Note>
      ) : (
        <ul aria-label={title}>
          {items.map((item, index) => (
            <li key={`${index} ${item}`}>{item}</li>
          ))}
        </ul>
      )}
    </CardSection>
  );
}

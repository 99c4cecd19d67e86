import { Cluster, formatMoney, formatNumber, Heading } from '@spinout/design-system';
import { SourceBadge, type SourceMessages } from '@spinout/flow-kit/react';
import { useId } from 'react';
import { USER_STATS } from './user-stats.constants.js';
import type { UserStatsMessages } from './user-stats.messages.js';
import { Figure, Figures, Panel } from './user-stats.styles.js';

export interface UserStatsViewProps {
  readonly messages: UserStatsMessages;
  readonly sourceMessages: SourceMessages;
  /** Language tag for numbers and money. */
  readonly locale: string;
}

/** Four figures, labeled as samples. */
export function UserStatsView({ messages, sourceMessages, locale }: UserStatsViewProps) {
  const headingId = useId();
  const figures = [
    [messages.journeys, formatNumber(USER_STATS.journeys_completed, locale)],
    [messages.papers, formatNumber(USER_STATS.research_papers, locale)],
    [messages.companies, formatNumber(USER_STATS.companies_formed, locale)],
    [messages.funding, formatMoney(USER_STATS.total_funding, locale)],
  ] as const;
  return (
    <Panel aria-labelledby={headingId}>
      <Cluster justify="between" gap={3}>
        <Heading level={2} size="lg" id={headingId}>
          {messages.title}
        </Heading>
        <SourceBadge
          source={{ origin: 'simulated', by: messages.sample }}
          messages={sourceMessages}
        />
      </Cluster>
      <Figures>
        {figures.map(([label, value]) => (
          <Figure key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Figure>
        ))}
      </Figures>
    </Panel>
  );
}

'use client';
import { Cluster, formatMoney, formatNumber, Heading } from '@spinout/design-system';
import { SourceBadge, useLocale, useMessages } from '@spinout/flow-kit/react';
import { useId } from 'react';
import { JourneyFrame, type JourneyFrameProps } from '../../frame/journey-frame.js';
import { userStatsMessages } from './user-stats.messages.js';
import { Figure, Figures, Panel } from './user-stats.styles.js';

/** Sample figures, the same for everyone. */
export const USER_STATS = {
  journeys_completed: 3,
  research_papers: 2,
  companies_formed: 1,
  /** US dollars. */
  total_funding: 250_000,
} as const;

/** Four sample figures, for a host that brings its own `JourneyFrame`. */
export function UserStatsScreen() {
  const messages = useMessages(userStatsMessages);
  const locale = useLocale();
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
        <SourceBadge source={{ origin: 'simulated', by: messages.sample }} />
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

/**
 * Sample figures of a person's work.
 * @example <UserStats />
 */
export function UserStats(frame: JourneyFrameProps) {
  return (
    <JourneyFrame {...frame}>
      <UserStatsScreen />
    </JourneyFrame>
  );
}

import { Card, Cluster, fill, formatDate, Heading, Stack, Text } from '@spinout/design-system';
import { useId, type ReactNode } from 'react';
import { SourceBadge } from '../../frame/source-badge.view.js';
import { getRunUsage, formatDuration, formatUsage } from './cost.model.js';
import type { PipelineMessages } from './pipeline.messages.js';
import { SummaryFacts } from './pipeline.styles.js';
import type { RunState } from './run/run-state.js';
import { summaryModel } from './summary.model.js';

interface FinalSummaryProps {
  /** Only a completed run has a summary. */
  readonly run: RunState;
  readonly messages: PipelineMessages;
  readonly locale: string;
  /** The download button. */
  readonly children?: ReactNode;
}

/** Summary of a completed run. */
export function FinalSummary({ run, messages, locale, children }: FinalSummaryProps) {
  const id = useId();
  if (run.bundle === null) return null;
  const summary = summaryModel(run.bundle, locale, messages.notAvailable);
  const usage = getRunUsage(run);
  const facts = [
    [messages.facts.papers, summary.papers],
    [messages.facts.confidence, summary.confidence],
    [messages.facts.structure, summary.plddt],
    [messages.facts.journal, summary.journal],
    [messages.facts.impactFactor, summary.impactFactor],
    [
      messages.facts.completed,
      summary.completedAt &&
        formatDate(summary.completedAt, locale, { dateStyle: 'medium', timeStyle: 'short' }),
    ],
    [messages.facts.took, formatDuration(run, locale)],
    [messages.facts.tokens, usage && formatUsage(usage, messages, locale)],
  ] as const;
  return (
    <Card as="section" variant="solid" padding="lg" aria-labelledby={id}>
      <Stack gap={4}>
        <Heading level={3} id={id}>
          {messages.summary}
        </Heading>
        {summary.title !== '' && (
          <Text face="serif" size="lg">
            {summary.title}
          </Text>
        )}
        <Stack gap={2}>
          <Text weight="medium">
            {fill(messages.dataSource, { dataSource: summary.dataSource })}
          </Text>
          <SourceBadge source={run.bundle.source} />
          {summary.simulatedParts.length > 0 && (
            <Text size="ui">
              {fill(messages.simulatedParts, {
                agents: summary.simulatedParts.map((agent) => messages.names[agent]).join(', '),
              })}
            </Text>
          )}
        </Stack>
        <SummaryFacts>
          {facts.map(
            ([name, value]) =>
              value !== null && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </SummaryFacts>
        {children && <Cluster>{children}</Cluster>}
      </Stack>
    </Card>
  );
}

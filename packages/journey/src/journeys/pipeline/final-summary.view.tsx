import {
  Card,
  Cluster,
  fill,
  formatDate,
  formatNumber,
  formatPercent,
  Heading,
  Stack,
  Text,
} from '@spinout/design-system';
import type { ResearchBundle } from '@spinout/api-client';
import { SourceBadge, useLocale, useMessages } from '@spinout/flow-kit/react';
import { useId, type ReactNode } from 'react';
import { getRunUsage, formatDuration, formatUsage } from './cost.model.js';
import { AGENT_ORDER, SIMULATED_DATA } from './pipeline.constants.js';
import { pipelineMessages } from './pipeline.messages.js';
import { SummaryFacts } from './pipeline.styles.js';
import { PART_OF } from './run/agent-outputs.js';
import type { RunState } from './run/run-state.js';

interface FinalSummaryProps {
  /** Only a completed run has a summary. */
  readonly run: RunState;
  /** The download button. */
  readonly children?: ReactNode;
}

/** Summary of a completed run, with its first target journal. */
export function FinalSummary({ run, children }: FinalSummaryProps) {
  const messages = useMessages(pipelineMessages);
  const locale = useLocale();
  const id = useId();
  const { bundle } = run;
  if (bundle === null) return null;
  const journal = bundle.paper?.target_journals?.[0];
  const usage = getRunUsage(run);
  const format = (
    value: number | null | undefined,
    formatValue: (value: number, locale: string) => string = formatNumber,
  ) => (value == null ? messages.notAvailable : formatValue(value, locale));
  const facts = [
    [messages.facts.papers, format(bundle.literature?.papers_analyzed)],
    [messages.facts.confidence, format(bundle.hypotheses?.primary.confidence, formatPercent)],
    [messages.facts.structure, format(bundle.structure?.plddt_score)],
    [messages.facts.journal, journal?.name || messages.notAvailable],
    [messages.facts.impactFactor, format(journal?.impact_factor)],
    [messages.facts.completed, formatCompletion(bundle, locale)],
    [messages.facts.took, formatDuration(run, locale)],
    [messages.facts.tokens, usage && formatUsage(usage, messages, locale)],
  ] as const;
  const simulated = findSimulatedParts(bundle);
  return (
    <Card as="section" variant="solid" padding="lg" aria-labelledby={id}>
      <Stack gap={4}>
        <Heading level={3} id={id}>
          {messages.summary}
        </Heading>
        {bundle.paper?.title && (
          <Text face="serif" size="lg">
            {bundle.paper.title}
          </Text>
        )}
        <Stack gap={2}>
          <Text weight="medium">
            {fill(messages.dataSource, { dataSource: bundle.dataSource })}
          </Text>
          <SourceBadge source={bundle.source} />
          {simulated.length > 0 && (
            <Text size="ui">
              {fill(messages.simulatedParts, {
                agents: simulated.map((agent) => messages.names[agent]).join(', '),
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

const formatCompletion = ({ timestamp }: ResearchBundle, locale: string): string | null =>
  Number.isNaN(Date.parse(timestamp))
    ? null
    : formatDate(new Date(timestamp), locale, { dateStyle: 'medium', timeStyle: 'short' });

/** Simulated parts of a run with a real data source. */
const findSimulatedParts = (bundle: ResearchBundle) =>
  bundle.dataSource === SIMULATED_DATA
    ? []
    : AGENT_ORDER.filter((id) => bundle[PART_OF[id]]?.source?.origin === 'simulated');

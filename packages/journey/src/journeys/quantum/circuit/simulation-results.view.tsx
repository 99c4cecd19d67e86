import type { SimulationJob } from '@spinout/api-client';
import {
  BarMeter,
  Cluster,
  fill,
  formatNumber,
  formatPercent,
  Heading,
  Stack,
  Table,
  Text,
} from '@spinout/design-system';
import { UncontrolledDisclosure } from '@spinout/flow-kit/react';
import { memo, useMemo } from 'react';
import { SourceBadge } from '../../../frame/source-badge.view.js';
import { pluralize } from '../pluralize.js';
import { LISTED_OUTCOMES, MAX_TABLE_ROWS, SHOTS } from '../quantum.constants.js';
import type { QuantumMessages } from '../quantum.messages.js';
import { Digits, FactLine, LongTable, Outcomes, Share } from '../quantum.styles.js';
import { type Outcome, sortOutcomes } from './outcomes.js';

interface SimulationResultsProps {
  readonly job: SimulationJob;
  /** Whether the program measures into classical bits; the digits of a state are these bits then. */
  readonly readsBits: boolean;
  readonly messages: QuantumMessages;
  readonly locale: string;
}

/** Decimal places of a share. */
const SHARE_DIGITS = 1;
/** Longest state that fits next to a bar; longer ones get more space. */
const SHORT_STATE = 12;

/** How often each outcome came, out of 1024. */
export const SimulationResults = memo(function SimulationResults(props: SimulationResultsProps) {
  const { job, messages, locale } = props;
  const outcomes = useMemo(() => sortOutcomes(job), [job]);
  const sum = outcomes.reduce((total, { count }) => total + count, 0);
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Cluster justify="between" gap={3}>
          <Heading level={4} size="md">
            {messages.resultsHeading}
          </Heading>
          <SourceBadge source={job.source} />
        </Cluster>
        <Text role="status" size="ui" tone="muted" figures="tabular">
          {outcomes.length === 0
            ? messages.noResults
            : fill(messages.resultsNow, {
                shots: formatNumber(sum, locale),
                outcomes: pluralize(
                  outcomes.length,
                  messages.oneOutcome,
                  messages.manyOutcomes,
                  locale,
                ),
              })}
        </Text>
        <Facts {...props} />
        {outcomes.length > 0 && sum !== SHOTS && (
          <Text size="ui">{fill(messages.resultsSum, { sum: formatNumber(sum, locale) })}</Text>
        )}
      </Stack>
      {outcomes.length > 0 && <OutcomeList {...props} outcomes={outcomes} />}
    </Stack>
  );
});

function Facts({ job: { method, source, status }, messages }: SimulationResultsProps) {
  const seed = source?.seed;
  const known: Readonly<Record<string, string>> = messages.methods;
  if (method === undefined && seed === undefined && status === 'completed') return null;
  return (
    <FactLine>
      {method !== undefined && (
        <div>
          <dt>{messages.method}</dt>
          <dd>{Object.hasOwn(known, method) ? known[method] : method}</dd>
        </div>
      )}
      {seed !== undefined && (
        <div>
          <dt>{messages.seed}</dt>
          <dd>{seed}</dd>
        </div>
      )}
      {status !== 'completed' && status !== '' && (
        <div>
          <dt>{messages.jobStatus}</dt>
          <dd>{status}</dd>
        </div>
      )}
    </FactLine>
  );
}

interface OutcomeListProps extends Omit<SimulationResultsProps, 'job'> {
  readonly outcomes: readonly Outcome[];
}

function OutcomeList({ outcomes, readsBits, messages, locale }: OutcomeListProps) {
  const listed = outcomes.slice(0, LISTED_OUTCOMES);
  return (
    <Stack gap={3}>
      {listed.length < outcomes.length && (
        <Text size="ui">
          {fill(messages.resultsCut, {
            listed: listed.length,
            outcomes: formatNumber(outcomes.length, locale),
          })}
        </Text>
      )}
      <Outcomes role="list" aria-label={messages.results}>
        {listed.map(({ state, count }) => (
          <li key={state} data-long={state.length > SHORT_STATE || undefined}>
            <Digits>
              {fill(messages.outcome, {
                state,
                count: formatNumber(count, locale, { useGrouping: false }),
              })}
            </Digits>
            <BarMeter full label={state} value={count} max={SHOTS} />
            <Share aria-hidden="true">{formatPercent(count / SHOTS, locale, SHARE_DIGITS)}</Share>
          </li>
        ))}
      </Outcomes>
      <UncontrolledDisclosure label={messages.allOutcomes}>
        <OutcomeTable
          outcomes={outcomes}
          readsBits={readsBits}
          messages={messages}
          locale={locale}
        />
      </UncontrolledDisclosure>
    </Stack>
  );
}

function OutcomeTable({ outcomes, readsBits, messages, locale }: OutcomeListProps) {
  const rows = outcomes.slice(0, MAX_TABLE_ROWS);
  return (
    <Stack gap={2}>
      {rows.length < outcomes.length && (
        <Text size="sm" tone="muted">
          {fill(messages.tableCut, {
            rows: formatNumber(rows.length, locale),
            outcomes: formatNumber(outcomes.length, locale),
          })}
        </Text>
      )}
      <LongTable>
        <Table
          caption={messages.allOutcomes}
          captionHidden
          rows={rows}
          rowKey={({ state }) => state}
          columns={[
            {
              id: 'state',
              header: readsBits ? messages.bitsColumn : messages.stateColumn,
              cell: ({ state }) => (
                <Text as="span" face="mono" dir="ltr">
                  {state}
                </Text>
              ),
            },
            {
              id: 'count',
              header: messages.countColumn,
              align: 'end',
              cell: ({ count }) => formatNumber(count, locale),
            },
            {
              id: 'share',
              header: messages.shareColumn,
              align: 'end',
              cell: ({ count }) => formatPercent(count / SHOTS, locale, SHARE_DIGITS),
            },
          ]}
        />
      </LongTable>
    </Stack>
  );
}

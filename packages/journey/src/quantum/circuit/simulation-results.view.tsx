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
import { Fold } from '@spinout/journey-kit/react';
import { memo, useMemo } from 'react';
import { SourceBadge } from '../../view/source-badge.view.js';
import { counted } from '../counted.js';
import { LISTED_OUTCOMES, MAX_TABLE_ROWS, SHOTS } from '../quantum.constants.js';
import type { QuantumMessages } from '../quantum.messages.js';
import { Digits, FactLine, LongTable, Outcomes, Share } from '../quantum.styles.js';
import { type Outcome, outcomesOf } from './outcomes.js';

interface SimulationResultsProps {
  readonly job: SimulationJob;
  /** Whether the program says into which bits it measures; the digits of a state are these bits then. */
  readonly readsBits: boolean;
  readonly words: QuantumMessages;
  readonly locale: string;
}

/** Digits of a share after the point. */
const SHARE_DIGITS = 1;
/** Digits of a state that stand beside a bar; longer ones get more room. */
const SHORT_STATE = 12;

/** QC-08: how often each outcome came, out of 1024. */
export const SimulationResults = memo(function SimulationResults(props: SimulationResultsProps) {
  const { job, words, locale } = props;
  const outcomes = useMemo(() => outcomesOf(job), [job]);
  const sum = outcomes.reduce((total, { count }) => total + count, 0);
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Cluster justify="between" gap={3}>
          <Heading level={4} size="md">
            {words.resultsHeading}
          </Heading>
          <SourceBadge source={job.source} />
        </Cluster>
        <Text role="status" size="ui" tone="muted" figures="tabular">
          {outcomes.length === 0
            ? words.noResults
            : fill(words.resultsNow, {
                shots: formatNumber(sum, locale),
                outcomes: counted(outcomes.length, words.oneOutcome, words.manyOutcomes, locale),
              })}
        </Text>
        <Facts {...props} />
        {outcomes.length > 0 && sum !== SHOTS && (
          <Text size="ui">{fill(words.resultsSum, { sum: formatNumber(sum, locale) })}</Text>
        )}
      </Stack>
      {outcomes.length > 0 && <OutcomeList {...props} outcomes={outcomes} />}
    </Stack>
  );
});

function Facts({ job: { method, source, status }, words }: SimulationResultsProps) {
  const seed = source?.seed;
  const known: Readonly<Record<string, string>> = words.methods;
  if (method === undefined && seed === undefined && status === 'completed') return null;
  return (
    <FactLine>
      {method !== undefined && (
        <div>
          <dt>{words.method}</dt>
          <dd>{Object.hasOwn(known, method) ? known[method] : method}</dd>
        </div>
      )}
      {seed !== undefined && (
        <div>
          <dt>{words.seed}</dt>
          <dd>{seed}</dd>
        </div>
      )}
      {status !== 'completed' && status !== '' && (
        <div>
          <dt>{words.jobStatus}</dt>
          <dd>{status}</dd>
        </div>
      )}
    </FactLine>
  );
}

interface OutcomeListProps extends Omit<SimulationResultsProps, 'job'> {
  readonly outcomes: readonly Outcome[];
}

function OutcomeList({ outcomes, readsBits, words, locale }: OutcomeListProps) {
  const listed = outcomes.slice(0, LISTED_OUTCOMES);
  return (
    <Stack gap={3}>
      {listed.length < outcomes.length && (
        <Text size="ui">
          {fill(words.resultsCut, {
            listed: listed.length,
            outcomes: formatNumber(outcomes.length, locale),
          })}
        </Text>
      )}
      <Outcomes role="list" aria-label={words.results}>
        {listed.map(({ state, count }) => (
          <li key={state} data-long={state.length > SHORT_STATE || undefined}>
            <Digits>
              {fill(words.outcome, {
                state,
                count: formatNumber(count, locale, { useGrouping: false }),
              })}
            </Digits>
            <BarMeter full label={state} value={count} max={SHOTS} />
            <Share aria-hidden="true">{formatPercent(count / SHOTS, locale, SHARE_DIGITS)}</Share>
          </li>
        ))}
      </Outcomes>
      <Fold label={words.allOutcomes}>
        <OutcomeTable outcomes={outcomes} readsBits={readsBits} words={words} locale={locale} />
      </Fold>
    </Stack>
  );
}

function OutcomeTable({ outcomes, readsBits, words, locale }: OutcomeListProps) {
  const rows = outcomes.slice(0, MAX_TABLE_ROWS);
  return (
    <Stack gap={2}>
      {rows.length < outcomes.length && (
        <Text size="sm" tone="muted">
          {fill(words.tableCut, {
            rows: formatNumber(rows.length, locale),
            outcomes: formatNumber(outcomes.length, locale),
          })}
        </Text>
      )}
      <LongTable>
        <Table
          caption={words.allOutcomes}
          captionHidden
          rows={rows}
          rowKey={({ state }) => state}
          columns={[
            {
              id: 'state',
              header: readsBits ? words.bitsColumn : words.stateColumn,
              cell: ({ state }) => (
                <Text as="span" face="mono" dir="ltr">
                  {state}
                </Text>
              ),
            },
            {
              id: 'count',
              header: words.countColumn,
              align: 'end',
              cell: ({ count }) => formatNumber(count, locale),
            },
            {
              id: 'share',
              header: words.shareColumn,
              align: 'end',
              cell: ({ count }) => formatPercent(count / SHOTS, locale, SHARE_DIGITS),
            },
          ]}
        />
      </LongTable>
    </Stack>
  );
}

import type { SimulationJob } from '@spinout/api-client';
import {
  BarMeter,
  Cluster,
  fill,
  fillPlural,
  formatNumber,
  formatPercent,
  Heading,
  Stack,
  Table,
  Text,
} from '@spinout/design-system';
import {
  SourceBadge,
  UncontrolledDisclosure,
  useLocale,
  useMessages,
} from '@spinout/flow-kit/react';
import { memo, useMemo } from 'react';
import { getKnownText } from '../../../frame/known-text.js';
import { LISTED_OUTCOMES, MAX_TABLE_ROWS, SHOTS } from '../quantum.constants.js';
import { quantumMessages, type QuantumMessages } from '../quantum.messages.js';
import { Digits, LongTable, Outcomes, Share } from '../quantum.styles.js';
import { FactList } from '../fact-list.view.js';

interface Outcome {
  /** One digit per qubit, or per classical bit that the program measures into; index 0 is on the right. */
  readonly state: string;
  readonly count: number;
}

/** Outcomes with a count above zero, sorted by count, then by digits. */
const sortOutcomes = ({ results }: SimulationJob): readonly Outcome[] =>
  Object.entries(results)
    .filter(([, count]) => count > 0)
    .map(([state, count]) => ({ state, count }))
    .toSorted((a, b) => b.count - a.count || (a.state < b.state ? -1 : 1));

interface SimulationResultsProps {
  readonly job: SimulationJob;
  /** Whether the program measures into classical bits; the digits of a state are these bits then. */
  readonly readsBits: boolean;
}

const SHARE_DIGITS = 1;
/** Longest state that fits next to a bar; longer ones get more space. */
const SHORT_STATE = 12;

/** How often each outcome came, out of 1024. */
export const SimulationResults = memo(function SimulationResults(props: SimulationResultsProps) {
  const { job, readsBits } = props;
  const messages = useMessages(quantumMessages);
  const locale = useLocale();
  const outcomes = useMemo(() => sortOutcomes(job), [job]);
  const sum = outcomes.reduce((total, { count }) => total + count, 0);
  const shots = formatNumber(sum, locale);
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
                shots,
                outcomes: fillPlural(messages.outcomeCount, outcomes.length, locale),
              })}
        </Text>
        <FactList
          facts={[
            [messages.method, job.method && getKnownText(messages.methods, job.method, job.method)],
            [messages.noiseOfRun, job.noise && formatNoise(job.noise, messages, locale)],
            [messages.seed, job.source?.seed],
            [messages.jobStatus, job.status === 'completed' ? undefined : job.status],
          ]}
        />
        {outcomes.length > 0 && sum !== SHOTS && (
          <Text size="ui">{fill(messages.resultsSum, { sum: shots })}</Text>
        )}
      </Stack>
      {outcomes.length > 0 && (
        <Stack gap={3}>
          <OutcomeList outcomes={outcomes} />
          <UncontrolledDisclosure label={messages.allOutcomes}>
            <OutcomeTable outcomes={outcomes} readsBits={readsBits} />
          </UncontrolledDisclosure>
        </Stack>
      )}
    </Stack>
  );
});

function formatNoise(
  noise: NonNullable<SimulationJob['noise']>,
  messages: QuantumMessages,
  locale: string,
): string {
  const format = (rate = 0) => formatPercent(rate, locale, SHARE_DIGITS);
  return fill(messages.noiseRates, {
    oneQubit: format(noise.one_qubit_gate),
    multiQubit: format(noise.multi_qubit_gate),
    zero: format(noise.read_zero_as_one),
    one: format(noise.read_one_as_zero),
  });
}

interface OutcomeListProps {
  readonly outcomes: readonly Outcome[];
}

function OutcomeList({ outcomes }: OutcomeListProps) {
  const messages = useMessages(quantumMessages);
  const locale = useLocale();
  const listed = outcomes.slice(0, LISTED_OUTCOMES);
  return (
    <>
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
    </>
  );
}

interface OutcomeTableProps extends OutcomeListProps {
  readonly readsBits: boolean;
}

function OutcomeTable({ outcomes, readsBits }: OutcomeTableProps) {
  const messages = useMessages(quantumMessages);
  const locale = useLocale();
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

'use client';
import { fill, formatNumber, Heading, Stack } from '@spinout/design-system';
import { getTicks, SpanChart } from '@spinout/design-system/chart';
import { ChartFigure, useLocale, useMessages } from '@spinout/flow-kit/react';
import { useId } from 'react';
import { pipelineMessages } from './pipeline.messages.js';
import type { AgentSpan, RunTimeline } from './run/run-timeline.js';

/** Units of the axis: the largest one of which the run takes at least two. */
const UNITS = [
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
  { unit: 'second', ms: 1000 },
] as const;
const MIN_UNITS = 2;

/** When each agent worked in this run, and what it waited for. */
export function RunStrip({ timeline }: { readonly timeline: RunTimeline }) {
  const messages = useMessages(pipelineMessages);
  const locale = useLocale();
  const headingId = useId();
  const { totalMs, repliedAt } = timeline;
  const inReply =
    repliedAt === null
      ? []
      : timeline.spans.filter(({ status, start }) => status === 'completed' && start === null);
  const spans = timeline.spans.filter((span) => !inReply.includes(span));
  const replyTime = inReply.length > 0 ? repliedAt : null;
  const { unit, ms } = UNITS.find((each) => totalMs >= MIN_UNITS * each.ms) ?? UNITS[2];
  const formatTime = (time: number) =>
    formatNumber(time / ms, locale, { style: 'unit', unit, maximumFractionDigits: 1 });
  const describe = ({ status, start, end }: AgentSpan): string => {
    if (status === 'completed' && start === null) return messages.run.noStart;
    if (start === null || end === null || status === 'working') return messages.statuses[status];
    return formatTime(end - start);
  };
  const waitedFor = ({ waitsFor, startedAfter }: AgentSpan): string =>
    waitsFor.length === 0
      ? messages.run.nothing
      : new Intl.ListFormat(locale, { type: 'conjunction' }).format(
          waitsFor.map((id) =>
            id === startedAfter && waitsFor.length > 1
              ? fill(messages.run.lastOne, { agent: messages.graphNames[id] })
              : messages.graphNames[id],
          ),
        );
  // The end of an agent that works is not known yet.
  const lengthOf = ({ start, end, status }: AgentSpan) =>
    start === null || end === null || status === 'working' ? -1 : end - start;
  const [longest] = spans.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const describeReply = () =>
    fill(messages.run.serviceCaption, {
      agents: new Intl.ListFormat(locale).format(inReply.map(({ id }) => messages.graphNames[id])),
    });
  const summarize = () => {
    if (longest !== undefined && lengthOf(longest) >= 0)
      return fill(messages.run.summary, {
        total: formatTime(totalMs),
        agent: messages.names[longest.id],
        time: formatTime(lengthOf(longest)),
      });
    return replyTime === null
      ? messages.run.noneFinished
      : fill(messages.run.serviceSummary, { time: formatTime(replyTime) });
  };
  return (
    <Stack gap={2}>
      <Heading level={3} size="ui" id={headingId}>
        {messages.run.title}
      </Heading>
      <ChartFigure
        aria-labelledby={headingId}
        caption={[
          ...(spans.length > 0 ? [messages.run.caption] : []),
          ...(replyTime === null ? [] : [describeReply()]),
        ].join(' ')}
        summary={summarize()}
        table={{
          caption: messages.run.title,
          columns: [
            { id: 'agent', header: messages.run.agent, cell: ({ id }) => messages.names[id] },
            {
              id: 'start',
              header: messages.run.start,
              align: 'end',
              cell: ({ start }) => (start === null ? '–' : formatTime(start)),
            },
            {
              id: 'end',
              header: messages.run.end,
              align: 'end',
              cell: ({ end, status }) =>
                end === null || status === 'working' ? '–' : formatTime(end),
            },
            { id: 'length', header: messages.run.length, align: 'end', cell: describe },
            { id: 'waits', header: messages.run.waitedFor, cell: waitedFor },
          ],
          rows: timeline.spans,
          rowKey: ({ id }) => id,
        }}
      >
        <SpanChart
          rows={[
            ...(replyTime === null
              ? []
              : [
                  {
                    id: 'service',
                    name: messages.run.service,
                    detail: formatTime(replyTime),
                    span: { start: 0, end: replyTime },
                    series: SERIES.completed,
                  },
                ]),
            ...spans.map((span) => ({
              id: span.id,
              name: messages.graphNames[span.id],
              detail: describe(span),
              span:
                span.start === null || span.end === null
                  ? null
                  : { start: span.start, end: span.end },
              wait:
                span.start !== null && span.waitsFor.length > 0
                  ? { start: 0, end: span.start }
                  : undefined,
              series: SERIES[span.status],
            })),
          ]}
          max={totalMs}
          ticks={getTicks(totalMs / ms, { atMost: 4 }).map((at) => ({
            at: at * ms,
            label: formatTime(at * ms),
          }))}
          axisLabel={messages.run.axis}
        />
      </ChartFigure>
    </Stack>
  );
}

/** Solid, striped while the agent works, and a color of its own for an error. */
const SERIES = { idle: 1, completed: 1, working: 2, error: 4 } as const;

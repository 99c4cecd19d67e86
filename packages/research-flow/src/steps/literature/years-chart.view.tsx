import type { Paper } from '@spinout/api-client';
import { fill, formatNumber } from '@spinout/design-system';
import { ColumnRows } from '@spinout/design-system/chart';
import {
  ChartFigure,
  UncontrolledDisclosure,
  useLocale,
  useMessages,
} from '@spinout/flow-kit/react';
import { useMemo } from 'react';
import { countByYear, type YearSpan } from './count-by-year.js';
import { literatureMessages } from './literature.messages.js';

/** Papers by year, in total and for the terms that most of them match, behind a button; nothing if too few have a year. */
export function YearsChart({ papers }: { readonly papers: readonly Paper[] }) {
  const messages = useMessages(literatureMessages);
  const locale = useLocale();
  const counts = useMemo(() => countByYear(papers), [papers]);
  if (counts === null) return null;
  const { columns, all, terms, undated } = counts;
  const formatCount = (value: number) => formatNumber(value, locale);
  const formatYear = (year: number) => formatNumber(year, locale, { useGrouping: false });
  const formatSpan = ({ from, to }: YearSpan) =>
    from === to
      ? formatYear(from)
      : fill(messages.yearSpan, { from: formatYear(from), to: formatYear(to) });
  const [first] = columns;
  const width = first ? first.to - first.from + 1 : 1;
  const most = all.indexOf(Math.max(...all));
  const rows = [
    { id: 'all', name: messages.allPapers, values: all },
    ...terms.map(({ term, values }) => ({
      id: `term ${term}`,
      name: fill(messages.papersMatching, { term }),
      values,
    })),
  ];
  const caption = [
    terms.length > 0 ? messages.yearsCaptionTerms : messages.yearsCaption,
    ...(width > 1 ? [fill(messages.yearsPerColumn, { count: width })] : []),
    ...(undated > 0 ? [fill(messages.undatedPapers, { count: formatCount(undated) })] : []),
  ].join(' ');
  return (
    <UncontrolledDisclosure label={messages.byYear}>
      <ChartFigure
        caption={caption}
        summary={fill(messages.yearsSummary, {
          total: formatCount(all.reduce((sum, value) => sum + value, 0)),
          from: formatYear(columns[0]?.from ?? 0),
          to: formatYear(columns.at(-1)?.to ?? 0),
          year: columns[most] ? formatSpan(columns[most]) : '',
          count: formatCount(all[most] ?? 0),
        })}
        table={{
          caption: messages.byYear,
          columns: [
            { id: 'year', header: messages.year, cell: ({ span }) => formatSpan(span) },
            ...rows.map(({ id, name, values }) => ({
              id,
              header: name,
              align: 'end' as const,
              cell: ({ index }: { readonly index: number }) => formatCount(values[index] ?? 0),
            })),
          ],
          rows: columns.map((span, index) => ({ span, index })),
          rowKey: ({ index }) => String(index),
        }}
      >
        <ColumnRows
          columns={columns.map(({ from }) => formatYear(from))}
          rows={rows}
          formatValue={formatCount}
        />
      </ChartFigure>
    </UncontrolledDisclosure>
  );
}

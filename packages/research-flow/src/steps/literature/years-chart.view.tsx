import type { LiteratureAnalysis, Paper } from '@spinout/api-client';
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

interface YearsChartProps {
  readonly papers: readonly Paper[];
  /** The themes with their papers. @default not known */
  readonly themes?: LiteratureAnalysis['theme_papers'];
}

/** Papers by year, in total and by theme or matched term, behind a button; nothing if too few have a year. */
export function YearsChart({ papers, themes }: YearsChartProps) {
  const messages = useMessages(literatureMessages);
  const locale = useLocale();
  const counts = useMemo(() => countByYear(papers, themes), [papers, themes]);
  if (counts === null) return null;
  const { columns, all, groupedBy, groups, undated } = counts;
  const hasThemes = groupedBy === 'themes' && groups.length > 0;
  const title = hasThemes ? messages.byThemeAndYear : messages.byYear;
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
    ...groups.map(({ name, total, values }) => ({
      id: `group ${name}`,
      name: hasThemes
        ? fill(messages.papersOnTheme, { theme: name, count: formatCount(total) })
        : fill(messages.papersMatching, { term: name }),
      values,
    })),
  ];
  const caption = [
    getCaption(),
    ...(width > 1 ? [fill(messages.yearsPerColumn, { count: width })] : []),
    ...(undated > 0 ? [fill(messages.undatedPapers, { count: formatCount(undated) })] : []),
  ].join(' ');
  return (
    <UncontrolledDisclosure label={title}>
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
          caption: title,
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

  function getCaption(): string {
    if (groups.length === 0) return messages.yearsCaption;
    return hasThemes ? messages.yearsCaptionThemes : messages.yearsCaptionTerms;
  }
}

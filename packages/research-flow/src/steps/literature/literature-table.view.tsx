import type { Paper } from '@spinout/api-client';
import {
  Checkbox,
  Cluster,
  ChevronDownIcon,
  fill,
  formatNumber,
  formatPercent,
  Stack,
  Text,
  VisuallyHidden,
} from '@spinout/design-system';
import { UncontrolledDisclosure, useLocale, useMessages } from '@spinout/flow-kit/react';
import { memo, useCallback, useId, useMemo, useState } from 'react';
import { Note } from '../../view/note.view.js';
import type { LiteratureViewProps } from './literature-step.model.js';
import { Papers, SortButton } from './literature-table.styles.js';
import { literatureMessages, type LiteratureMessages } from './literature.messages.js';
import { MoreRows, ROWS_AT_ONCE } from './more-rows.view.js';
import { citationsOf } from './order-papers.js';
import { PaperLink } from './paper-link.view.js';
import { sourceOf } from './paper-source.js';
import { HIDEABLE_COLUMNS, sortRows, TABLE_COLUMNS, type TableColumnName } from './table-sort.js';

const COLUMN_NAMES = {
  selected: 'columnSelected',
  title: 'columnTitle',
  year: 'columnYear',
  source: 'columnSource',
  relevance: 'columnRelevance',
  citations: 'columnCitations',
} as const satisfies Record<TableColumnName, keyof LiteratureMessages>;

const NUMBERS: ReadonlySet<TableColumnName> = new Set(['year', 'relevance', 'citations']);

const alignOf = (column: TableColumnName) => (NUMBERS.has(column) ? 'end' : undefined);

/** The papers in rows, sorted by the column whose header was pressed; shown in parts like the list. */
export function LiteratureTable({ model, send }: LiteratureViewProps) {
  const messages = useMessages(literatureMessages);
  const locale = useLocale();
  const { papers, orders, sort, hiddenColumns, reviewing } = model;
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const showMore = useCallback(() => setShown((before) => before + ROWS_AT_ONCE), []);
  const toggle = useCallback((id: string) => send({ type: 'paper.toggled', id }), [send]);
  const existing = TABLE_COLUMNS.filter(
    (column) => column !== 'citations' || orders.includes('citations'),
  );
  const hidden = new Set<TableColumnName>(hiddenColumns);
  const columns = existing.filter((column) => !hidden.has(column));
  const rows = useMemo(
    () => sortRows(papers, sort, locale, (paper) => nameSource(paper, messages)),
    [papers, sort, locale, messages],
  );
  const remaining = rows.length - shown;
  return (
    <>
      <UncontrolledDisclosure label={messages.columns}>
        <Cluster gap={4} role="group" aria-label={messages.columns}>
          {HIDEABLE_COLUMNS.filter((column) => existing.includes(column)).map((column) => (
            <Checkbox
              key={column}
              label={messages[COLUMN_NAMES[column]]}
              checked={!hidden.has(column)}
              onCheckedChange={() => send({ type: 'column.toggled', column })}
            />
          ))}
        </Cluster>
      </UncontrolledDisclosure>
      <Papers data-part="paper-table">
        <caption>
          <VisuallyHidden>{messages.papers}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                data-column={column}
                data-align={alignOf(column)}
                aria-sort={
                  sort.column === column
                    ? sort.isDescending
                      ? 'descending'
                      : 'ascending'
                    : undefined
                }
              >
                <SortButton type="button" onClick={() => send({ type: 'sort.changed', column })}>
                  {messages[COLUMN_NAMES[column]]}
                  <ChevronDownIcon size={16} />
                </SortButton>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map(({ paper, checked, isEarlier }, index) => (
            <PaperRow
              key={`${sort.column} ${sort.isDescending} ${index}`}
              {...{ paper, checked, isEarlier }}
              columns={columns.join(' ')}
              disabled={reviewing}
              onToggle={toggle}
            />
          ))}
        </tbody>
      </Papers>
      {remaining > 0 && (
        <MoreRows
          shown={shown}
          onMore={showMore}
          label={fill(messages.more, { count: remaining })}
        />
      )}
    </>
  );
}

const nameSource = (paper: Paper, messages: LiteratureMessages): string =>
  sourceOf(paper, messages).join(', ');

interface PaperRowProps {
  readonly paper: Paper;
  readonly checked: boolean;
  readonly isEarlier: boolean;
  /** The shown columns, as a text, so that a row renders again only if they change. */
  readonly columns: string;
  readonly disabled: boolean;
  /** Stable, so that a click renders only one row again. */
  readonly onToggle: (id: string) => void;
}

const PaperRow = memo(function PaperRow({
  paper,
  checked,
  isEarlier,
  columns,
  disabled,
  onToggle,
}: PaperRowProps) {
  const messages = useMessages(literatureMessages);
  const locale = useLocale();
  const titleId = useId();
  const hasColumn = (column: TableColumnName) => columns.split(' ').includes(column);
  const byline = [paper.authors.join(', '), paper.journal].filter(Boolean).join(' · ');
  return (
    <tr data-selected={checked || undefined}>
      <td>
        <Checkbox
          label={fill(messages.select, { title: paper.title })}
          labelHidden
          checked={checked}
          disabled={disabled}
          onCheckedChange={() => onToggle(paper.id)}
        />
      </td>
      <th scope="row">
        <Stack gap={1}>
          <Text as="span" size="ui" weight="medium" id={titleId}>
            {paper.title}
          </Text>
          <Note>
            {byline}
            {byline === '' ? '' : ' '}
            <PaperLink paper={paper} describedBy={titleId} />
          </Note>
          {isEarlier && <Note>{messages.earlierSearch}</Note>}
        </Stack>
      </th>
      {hasColumn('year') && <td data-align="end">{paper.year}</td>}
      {hasColumn('source') && <td>{nameSource(paper, messages)}</td>}
      {hasColumn('relevance') && <td data-align="end">{formatPercent(paper.relevance, locale)}</td>}
      {hasColumn('citations') && (
        <td data-align="end">{formatNumber(citationsOf(paper), locale)}</td>
      )}
    </tr>
  );
});

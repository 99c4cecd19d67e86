import {
  Button,
  ChevronDownIcon,
  Cluster,
  fill,
  Select,
  Stack,
  Text,
  ToggleGroup,
} from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { useId, useMemo, useRef, useState } from 'react';
import {
  countConditions,
  findFilterChoices,
  NO_FILTER,
  type FilteredPapers,
} from './filter-papers.js';
import { Note } from '../../view/note.view.js';
import { LiteratureFilter } from './literature-filter.view.js';
import type { LiteratureModel, LiteratureViewProps } from './literature-step.model.js';
import { ListActions } from './literature-step.styles.js';
import { literatureMessages, type LiteratureMessages } from './literature.messages.js';
import type { PaperOrder } from './order-papers.js';
import { PAPER_VIEWS, type PaperView } from './table-sort.js';

const ORDER_NAMES = {
  relevance: 'sortRelevance',
  newest: 'sortNewest',
  citations: 'sortCitations',
} as const satisfies Record<PaperOrder, keyof LiteratureMessages>;

const VIEW_NAMES = {
  list: 'viewList',
  table: 'viewTable',
} as const satisfies Record<PaperView, keyof LiteratureMessages>;

interface LiteratureListHeaderProps extends LiteratureViewProps {
  readonly rows: FilteredPapers<LiteratureModel['papers'][number]>;
  /** Whether there is room for a table. */
  readonly hasTable: boolean;
}

/** How many papers were found, which of them are shown and how, and a button that selects all or none of these. */
export function LiteratureListHeader({ rows, model, send, hasTable }: LiteratureListHeaderProps) {
  const messages = useMessages(literatureMessages);
  const { found, filter, foundCount } = model;
  const themes = found?.analysis.theme_papers;
  const conditions = countConditions(filter, themes);
  const [isOpen, setOpen] = useState(conditions > 0);
  const choices = useMemo(() => findFilterChoices(found?.papers ?? [], themes), [found, themes]);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const hiddenSelected = rows.hidden.filter(({ checked }) => checked).length;
  return (
    <Stack gap={3}>
      <Cluster justify="between">
        <Text role="status" weight="medium" figures="tabular">
          {conditions === 0
            ? fill(messages.count, { count: foundCount })
            : fill(messages.countShown, {
                shown: rows.shown.filter(({ isEarlier }) => !isEarlier).length,
                count: foundCount,
              })}
        </Text>
        <ListActions gap={2}>
          <ListControls rows={rows} model={model} send={send} hasTable={hasTable} />
          {(choices !== null || conditions > 0) && (
            <Button
              ref={opener}
              variant="quiet"
              size="sm"
              iconAfter={<ChevronDownIcon size={16} />}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              {conditions === 0
                ? messages.filter
                : fill(messages.filterActive, { count: conditions })}
            </Button>
          )}
        </ListActions>
      </Cluster>
      {isOpen && choices && (
        <LiteratureFilter id={id} choices={choices} model={model} send={send} />
      )}
      {conditions > 0 && (
        <Cluster gap={2}>
          {rows.shown.length === 0 && <Text>{messages.noneFits}</Text>}
          {hiddenSelected > 0 && (
            <Note as="span">{fill(messages.hiddenSelected, { count: hiddenSelected })}</Note>
          )}
          <Button
            size="sm"
            onClick={() => {
              send({ type: 'filter.changed', change: NO_FILTER });
              opener.current?.focus();
            }}
          >
            {messages.showAllPapers}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}

/** The view, the order and the selection of the papers that are shown. */
function ListControls({ rows, model, send, hasTable }: LiteratureListHeaderProps) {
  const messages = useMessages(literatureMessages);
  const { papers, orders, reviewing } = model;
  const { shown, hidden } = rows;
  const areAllSelected = shown.length > 0 && shown.every(({ checked }) => checked);
  const select = () => {
    const kept = hidden.filter(({ checked }) => checked);
    const selected = [...kept, ...(areAllSelected ? [] : shown)].map(({ paper }) => paper.id);
    send({ type: 'selection.changed', selected });
  };
  return (
    <>
      {papers.length > 1 && hasTable && (
        <ToggleGroup<PaperView>
          label={messages.views}
          value={model.view}
          onValueChange={(view) => send({ type: 'view.changed', view })}
          items={PAPER_VIEWS.map((value) => ({ value, label: messages[VIEW_NAMES[value]] }))}
        />
      )}
      {papers.length > 1 && !(hasTable && model.view === 'table') && (
        <Select<PaperOrder>
          label={messages.sortBy}
          labelHidden
          value={model.order}
          onValueChange={(order) => send({ type: 'order.changed', order })}
          options={orders.map((order) => ({ value: order, label: messages[ORDER_NAMES[order]] }))}
        />
      )}
      <Button variant="quiet" size="sm" disabled={reviewing || shown.length === 0} onClick={select}>
        {areAllSelected ? messages.selectNone : messages.selectAll}
      </Button>
    </>
  );
}

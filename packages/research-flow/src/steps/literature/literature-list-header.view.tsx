import { Button, Cluster, fill, Select, Text, ToggleGroup } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import type { LiteratureViewProps } from './literature-step.model.js';
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
  /** Whether there is room for a table. */
  readonly hasTable: boolean;
}

/** How many papers were found, how they are shown and ordered, and a button that selects all or none. */
export function LiteratureListHeader({ model, send, hasTable }: LiteratureListHeaderProps) {
  const messages = useMessages(literatureMessages);
  const { papers, foundCount, orders, allSelected, reviewing } = model;
  return (
    <Cluster justify="between">
      <Text role="status" weight="medium" figures="tabular">
        {fill(messages.count, { count: foundCount })}
      </Text>
      <Cluster gap={2}>
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
        <Button
          variant="quiet"
          size="sm"
          disabled={reviewing}
          onClick={() =>
            send({
              type: 'selection.changed',
              selected: allSelected ? [] : papers.map(({ paper }) => paper.id),
            })
          }
        >
          {allSelected ? messages.selectNone : messages.selectAll}
        </Button>
      </Cluster>
    </Cluster>
  );
}

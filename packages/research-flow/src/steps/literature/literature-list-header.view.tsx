import { Button, Cluster, fill, Select, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import type { LiteratureViewProps } from './literature-step.model.js';
import { literatureMessages, type LiteratureMessages } from './literature.messages.js';
import type { PaperOrder } from './order-papers.js';

const ORDER_NAMES = {
  relevance: 'sortRelevance',
  newest: 'sortNewest',
  citations: 'sortCitations',
} as const satisfies Record<PaperOrder, keyof LiteratureMessages>;

/** How many papers were found, their order, and a button that selects all or none. */
export function LiteratureListHeader({ model, send }: LiteratureViewProps) {
  const messages = useMessages(literatureMessages);
  const { papers, foundCount, orders, allSelected, reviewing } = model;
  return (
    <Cluster justify="between">
      <Text role="status" weight="medium" figures="tabular">
        {fill(messages.count, { count: foundCount })}
      </Text>
      <Cluster gap={2}>
        {papers.length > 1 && (
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

import type { BudgetLine } from '@spinout/api-client';
import { fill, formatMoney, formatNumber, Stack, Table, Text } from '@spinout/design-system';
import { UncontrolledDisclosure, useLocale, useMessages } from '@spinout/flow-kit/react';
import { Note } from '../../view/note.view.js';
import { SectionCard } from '../../view/section-card.view.js';
import { BudgetChart } from './budget-chart.view.js';
import { EntryList } from './entry-list.view.js';
import type { BudgetItemsModel } from './budget-items.js';
import type { ExperimentViewProps } from './experiment-step.model.js';
import { experimentMessages } from './experiment.messages.js';

export function ResourcesTab(props: ExperimentViewProps) {
  return (
    <Stack gap={6}>
      <EntryList list="equipment" {...props} />
      <BudgetSummary model={props.model} />
    </Stack>
  );
}

function BudgetSummary({ model }: Pick<ExperimentViewProps, 'model'>) {
  const messages = useMessages(experimentMessages);
  if (model.outline !== null)
    return (
      <SectionCard title={messages.budgetSummary} variant="solid">
        <Note>
          {model.outline.isOptional ? messages.outlineOnlyUnplanned : messages.outlineUnplanned}
        </Note>
      </SectionCard>
    );
  return (
    <SectionCard data-part="budget" title={messages.budgetSummary} variant="solid">
      <Text size="lg" weight="strong" figures="tabular">
        {fill(messages.total, { amount: model.total })}
      </Text>
      {model.items && <BudgetItems items={model.items} />}
      <Note>{messages.standardSplit}</Note>
      <BudgetChart breakdown={model.breakdown} total={model.total} />
    </SectionCard>
  );
}

function BudgetItems({ items }: { readonly items: BudgetItemsModel }) {
  const messages = useMessages(experimentMessages);
  return (
    <>
      {items.editedFrom !== null && (
        <Note>{fill(messages.budgetEdited, { total: items.editedFrom })}</Note>
      )}
      {items.range && <Text>{fill(messages.budgetRange, items.range)}</Text>}
      <BudgetLines lines={items.lines} />
    </>
  );
}

function BudgetLines({ lines }: { readonly lines: readonly BudgetLine[] }) {
  const messages = useMessages(experimentMessages);
  const locale = useLocale();
  return (
    <UncontrolledDisclosure label={messages.budgetLines}>
      <Table
        caption={messages.budgetLines}
        captionHidden
        columns={[
          { id: 'item', header: messages.item, cell: (line) => line.item },
          {
            id: 'unit',
            header: messages.unitCost,
            align: 'end',
            cell: (line) => formatMoney(line.unit_cost_usd, locale),
          },
          {
            id: 'units',
            header: messages.units,
            align: 'end',
            cell: (line) => formatNumber(line.units, locale),
          },
          {
            id: 'total',
            header: messages.amount,
            align: 'end',
            cell: (line) => formatMoney(line.total_usd, locale),
          },
          {
            id: 'range',
            header: messages.range,
            align: 'end',
            cell: ({ low_usd: low, high_usd: high }) =>
              low === undefined || high === undefined
                ? ''
                : fill(messages.amountRange, {
                    low: formatMoney(low, locale),
                    high: formatMoney(high, locale),
                  }),
          },
        ]}
        rows={lines.map((line, index) => ({ ...line, index }))}
        rowKey={({ index }) => String(index)}
      />
    </UncontrolledDisclosure>
  );
}

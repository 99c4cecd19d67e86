import {
  Card,
  Disclosure,
  fill,
  formatMoney,
  formatNumber,
  Heading,
  Stack,
  Table,
  Text,
} from '@spinout/design-system';
import { useId, useState } from 'react';
import { EntryList } from './entry-list.view.js';
import type { ExperimentStepViewProps } from './experiment-step.view.js';
import { Parts, Strip } from './experiment-step.styles.js';

const partNames = {
  equipment: 'equipmentPart',
  personnel: 'personnelPart',
  consumables: 'consumablesPart',
  contingency: 'contingencyPart',
} as const;

/** The equipment and the budget. */
export function ResourcesTab(props: ExperimentStepViewProps) {
  const { model, send, messages } = props;
  return (
    <Stack gap={6}>
      <EntryList
        title={messages.equipment}
        entries={model.design.equipment}
        whenEmpty={messages.noEquipment}
        typed={model.typed.equipment}
        fieldLabel={messages.newEquipment}
        addLabel={messages.addEquipment}
        removeLabel={(text) => fill(messages.removeEquipment, { text })}
        onType={(text) => send({ type: 'entry.typed', list: 'equipment', text })}
        onAdd={() => send({ type: 'entry.added', list: 'equipment' })}
        onRemove={(index) => send({ type: 'entry.removed', list: 'equipment', index })}
      />
      <BudgetSummary {...props} />
    </Stack>
  );
}

function BudgetSummary({ model, messages, locale }: ExperimentStepViewProps) {
  const headingId = useId();
  return (
    <Card as="section" variant="solid" padding="lg" aria-labelledby={headingId}>
      <Stack gap={4}>
        <Heading level={3} id={headingId}>
          {messages.budgetSummary}
        </Heading>
        <Text size="lg" weight="strong" figures="tabular">
          {fill(messages.total, { amount: model.total })}
        </Text>
        <Strip aria-hidden="true">
          {model.breakdown.map(({ part, percent }) => (
            <span key={part} style={{ flexGrow: percent }} />
          ))}
        </Strip>
        <Parts role="list" aria-label={messages.breakdown}>
          {model.breakdown.map(({ part, percent, amount }) => (
            <li key={part}>
              <span>{fill(messages.budgetPart, { name: messages[partNames[part]], percent })}</span>
              <span>{amount}</span>
            </li>
          ))}
        </Parts>
        {model.design.budget_lines && <BudgetLines {...{ model, messages, locale }} />}
      </Stack>
    </Card>
  );
}

function BudgetLines({ model, messages, locale }: Omit<ExperimentStepViewProps, 'send'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure label={messages.budgetLines} open={isOpen} onOpenChange={setOpen}>
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
        ]}
        rows={(model.design.budget_lines ?? []).map((line, index) => ({ ...line, index }))}
        rowKey={({ index }) => String(index)}
      />
    </Disclosure>
  );
}

import {
  Button,
  Card,
  fill,
  Heading,
  Stack,
  Table,
  Text,
  TextField,
  TrashIcon,
  WarningIcon,
} from '@spinout/design-system';
import { useId } from 'react';
import { Facts } from '../../view/step-layout.styles.js';
import { AddFounder } from './add-founder.view.js';
import type { CompanyTabProps } from './company-step.view.js';
import { HoldingStrip, Rows } from './company-step.styles.js';

/** The company, its founders and its cap table. */
export function OverviewTab(props: CompanyTabProps) {
  return (
    <Stack gap={8}>
      <Information {...props} />
      <Founders {...props} />
      <CapTable {...props} />
    </Stack>
  );
}

function Information({ company, model, send, messages }: CompanyTabProps) {
  const { structure, parValue } = company;
  return (
    <Stack gap={3}>
      <Heading level={3}>{messages.information}</Heading>
      {model.isCustomizing && (
        <TextField
          label={messages.companyName}
          hint={messages.companyNameHint}
          error={
            model.isNameMissing
              ? fill(messages.companyNameMissing, { name: structure.name })
              : undefined
          }
          autoComplete="off"
          value={model.name}
          onValueChange={(name) => send({ type: 'name.typed', name })}
        />
      )}
      {structure.description !== '' && <Text>{structure.description}</Text>}
      <Facts>
        <dt>{messages.legalName}</dt>
        <dd>{structure.legalName}</dd>
        <dt>{messages.industry}</dt>
        <dd>{structure.industry}</dd>
        <dt>{messages.parValue}</dt>
        <dd>{parValue}</dd>
      </Facts>
    </Stack>
  );
}

function Founders(props: CompanyTabProps) {
  const { company, model, send, messages } = props;
  const { founders } = company.structure;
  return (
    <Stack gap={3}>
      <Heading level={3}>{messages.founders}</Heading>
      {founders.length === 0 && <Text tone="muted">{messages.noFounders}</Text>}
      <Rows role="list" aria-label={messages.founderList}>
        {founders.map((founder, index) => (
          <li key={`${index} ${founder.name}`}>
            <Stack gap={0}>
              <Text weight="medium">{founder.name}</Text>
              <Text size="sm" tone="muted">
                {[founder.role, founder.email].filter(Boolean).join(' · ')}
              </Text>
            </Stack>
            <Text as="span" figures="tabular">
              {fill(messages.ownership, { percent: founder.ownership })}
            </Text>
            {model.isCustomizing && (
              <Button
                variant="quiet"
                size="sm"
                iconOnly
                icon={<TrashIcon size={16} />}
                onClick={() => send({ type: 'founder.removed', index })}
              >
                {fill(messages.removeFounder, { name: founder.name })}
              </Button>
            )}
          </li>
        ))}
      </Rows>
      <div role="status">
        {company.ownershipAbove !== null && (
          <Text tone="danger" size="ui">
            <WarningIcon size={16} />{' '}
            {fill(messages.ownershipAbove, { percent: company.ownershipAbove })}
          </Text>
        )}
      </div>
      {model.isCustomizing && <AddFounder {...props} />}
    </Stack>
  );
}

function CapTable({ company, model, messages }: CompanyTabProps) {
  const headingId = useId();
  const { founders, employeePool, investorReserve } = company.holdings;
  const rows = [
    { name: messages.foundersRow, ...founders },
    { name: messages.poolRow, ...employeePool },
    { name: messages.reserveRow, ...investorReserve },
  ];
  return (
    <Card as="section" variant="solid" padding="lg" aria-labelledby={headingId}>
      <Stack gap={4}>
        <Heading level={3} id={headingId}>
          {messages.capTable}
        </Heading>
        <HoldingStrip aria-hidden="true">
          {rows.map(({ name, percentage }) => (
            <span key={name} style={{ flexGrow: Math.max(percentage, 0) }} />
          ))}
        </HoldingStrip>
        <Table
          caption={messages.capTable}
          captionHidden
          columns={[
            { id: 'holder', header: messages.holder, cell: (row) => row.name },
            { id: 'percent', header: messages.percent, align: 'end', cell: (row) => row.percent },
            { id: 'shares', header: messages.shares, align: 'end', cell: (row) => row.shares },
          ]}
          rows={rows}
          rowKey={(row) => row.name}
        />
        {model.isCustomizing && (
          <Text size="sm" tone="muted">
            {messages.capTableNote}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

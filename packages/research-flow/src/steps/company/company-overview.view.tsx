import {
  Button,
  Cluster,
  fill,
  Stack,
  Table,
  Text,
  TextField,
  WarningIcon,
} from '@spinout/design-system';
import { ChartKey } from '@spinout/design-system/chart';
import { useMessages } from '@spinout/flow-kit/react';
import { FactList } from '../../view/fact-list.view.js';
import { Note } from '../../view/note.view.js';
import { SectionCard } from '../../view/section-card.view.js';
import { Section } from '../../view/section.view.js';
import { StepUndo } from '../../view/step-undo.view.js';
import { RemoveButton } from '../../view/small-buttons.view.js';
import { AddFounder } from './add-founder.view.js';
import { CapTableChart } from './cap-table-chart.view.js';
import type { CompanyTabProps } from './company-step.model.js';
import { Rows } from './company-step.styles.js';
import { StandardTerms } from './standard-terms.view.js';
import { companyMessages } from './company.messages.js';
import { ExportCapTable } from './plan/export-cap-table.view.js';
import { MAX_LINE_CHARACTERS } from '../../view/field-limits.js';

/** The company, its founders and its cap table. */
export function OverviewTab(props: CompanyTabProps) {
  const messages = useMessages(companyMessages);
  return (
    <Stack gap={8}>
      <Note size="ui">{messages.otherWays}</Note>
      <Information {...props} />
      <Founders {...props} />
      <CapTable {...props} />
    </Stack>
  );
}

function Information({ company, model, send }: CompanyTabProps) {
  const messages = useMessages(companyMessages);
  const { structure, parValue } = company;
  return (
    <Section title={messages.information}>
      {model.isCustomizing && (
        <TextField
          label={messages.companyName}
          hint={messages.companyNameHint}
          maxLength={MAX_LINE_CHARACTERS}
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
      {model.isCustomizing && model.suggestedNames.length > 0 && (
        <Cluster role="group" aria-label={messages.nameSuggestions}>
          {model.suggestedNames.map((name) => (
            <Button key={name} size="sm" onClick={() => send({ type: 'name.typed', name })}>
              {name}
            </Button>
          ))}
        </Cluster>
      )}
      {model.nameOrigin !== null && (
        <Note>
          {model.nameOrigin === 'working' ? messages.workingName : messages.placeholderName}
        </Note>
      )}
      {structure.description !== '' && <Text>{structure.description}</Text>}
      <FactList
        facts={[
          [messages.legalName, structure.legalName],
          [messages.industry, structure.industry],
          [messages.parValue, parValue],
        ]}
      />
    </Section>
  );
}

function Founders(props: CompanyTabProps) {
  const { company, model, send } = props;
  const messages = useMessages(companyMessages);
  const { founders } = company.structure;
  return (
    <Section title={messages.founders}>
      {founders.length === 0 && <Text tone="muted">{messages.noFounders}</Text>}
      <Rows role="list" aria-label={messages.founderList}>
        {founders.map((founder, index) => (
          <li key={`${index} ${founder.name}`}>
            <Stack gap={0}>
              <Text weight="medium">{founder.name}</Text>
              <Note>{[founder.role, founder.email].filter(Boolean).join(' · ')}</Note>
            </Stack>
            <Text as="span" figures="tabular">
              {fill(messages.ownership, { percent: founder.ownership })}
            </Text>
            {model.isCustomizing && (
              <RemoveButton onClick={() => send({ type: 'founder.removed', index })}>
                {fill(messages.removeFounder, { name: founder.name })}
              </RemoveButton>
            )}
          </li>
        ))}
      </Rows>
      <StepUndo
        undo={model.removed && { kind: 'removed', name: model.removed.entry.name }}
        send={send}
      />
      <div role="status">
        {company.ownershipAbove !== null && (
          <Text tone="danger" size="ui">
            <WarningIcon size={16} />{' '}
            {fill(messages.ownershipAbove, { percent: company.ownershipAbove })}
          </Text>
        )}
      </div>
      {model.isCustomizing && <AddFounder {...props} />}
    </Section>
  );
}

function CapTable(props: CompanyTabProps) {
  const { company, model } = props;
  const messages = useMessages(companyMessages);
  const { founders, employeePool, investorReserve } = company.holdings;
  const rows = [
    { name: messages.foundersRow, ...founders },
    { name: messages.poolRow, ...employeePool },
    { name: messages.reserveRow, ...investorReserve },
  ];
  return (
    <SectionCard data-part="cap-table" title={messages.capTable} variant="solid">
      {company.hasStandardTerms && <StandardTerms />}
      <CapTableChart holders={rows} />
      <Table
        caption={messages.capTable}
        captionHidden
        columns={[
          {
            id: 'holder',
            header: messages.holder,
            cell: (row) => (
              <Cluster as="span" gap={2}>
                <ChartKey position={rows.indexOf(row)} />
                <span>{row.name}</span>
              </Cluster>
            ),
          },
          { id: 'percent', header: messages.percent, align: 'end', cell: (row) => row.percent },
          { id: 'shares', header: messages.shares, align: 'end', cell: (row) => row.shares },
        ]}
        rows={rows}
        rowKey={(row) => row.name}
      />
      <Note>{messages.reserveNote}</Note>
      {model.isCustomizing && <Note>{messages.capTableNote}</Note>}
      <ExportCapTable {...props} />
    </SectionCard>
  );
}

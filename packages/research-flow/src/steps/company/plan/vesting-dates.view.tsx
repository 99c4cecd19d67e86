import { fill, Grid, Table, Text, TextField } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { Note } from '../../../view/note.view.js';
import { FoldingSection } from '../../../view/folding-section.view.js';
import type { CompanyTabProps } from '../company-step.model.js';
import { planMessages } from './plan.messages.js';

/** The vested shares of all founders by year, and on a chosen day; nothing without a formation date. */
export function VestingDates({ company, model, send }: CompanyTabProps) {
  const messages = useMessages(planMessages);
  const { vesting, invalid } = company.dates;
  if (vesting === null) return null;
  return (
    <FoldingSection title={messages.vesting}>
      <Note>{fill(messages.vestingAbout, { shares: vesting.shares })}</Note>
      <Table
        caption={messages.vesting}
        captionHidden
        columns={[
          { id: 'date', header: messages.date, cell: ({ date }) => date },
          { id: 'vested', header: messages.vested, align: 'end', cell: ({ total }) => total },
          {
            id: 'unvested',
            header: messages.unvested,
            align: 'end',
            cell: ({ unvested }) => unvested,
          },
          { id: 'percent', header: messages.percent, align: 'end', cell: ({ percent }) => percent },
        ]}
        rows={vesting.years}
        rowKey={({ date }) => date}
      />
      <Grid columns={2}>
        <TextField
          type="date"
          label={messages.vestingDate}
          value={model.plan.vestingDate}
          error={invalid.includes('vestingDate') ? messages.invalidDate : undefined}
          onValueChange={(text) => send({ type: 'plan.typed', field: 'vestingDate', text })}
        />
      </Grid>
      <div role="status">
        {vesting.onDay && (
          <Text>
            {fill(messages.vestedOn, {
              date: vesting.onDay.day,
              vested: vesting.onDay.vested,
              shares: vesting.shares,
            })}
          </Text>
        )}
      </div>
    </FoldingSection>
  );
}

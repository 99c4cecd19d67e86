import { Badge, Stack } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { Note } from '../../view/note.view.js';
import { Section } from '../../view/section.view.js';
import { companyMessages } from './company.messages.js';
import type { CompanyTabProps } from './company-step.model.js';
import { ItemRows } from './item-rows.view.js';
import { FormationCalendar } from './plan/formation-calendar.view.js';
import { VestingDates } from './plan/vesting-dates.view.js';

/** The dates of the company, what it must comply with, and the next steps. */
export function ComplianceTab(props: CompanyTabProps) {
  const messages = useMessages(companyMessages);
  const { complianceRequirements, nextSteps } = props.company.structure;
  return (
    <Stack gap={8}>
      <FormationCalendar {...props} />
      <VestingDates {...props} />
      <Section title={messages.requirements}>
        <ItemRows label={messages.requirements} items={complianceRequirements}>
          {() => <Badge>{messages.toDo}</Badge>}
        </ItemRows>
      </Section>
      <Section title={messages.nextSteps}>
        <Note>{messages.priorityNote}</Note>
        <ItemRows label={messages.nextSteps} items={nextSteps} isNumbered>
          {() => <Note as="span">{messages.priority}</Note>}
        </ItemRows>
      </Section>
    </Stack>
  );
}

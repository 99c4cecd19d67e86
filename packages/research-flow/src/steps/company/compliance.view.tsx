import { Badge, Stack, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { Section } from '../../view/section.view.js';
import { companyMessages } from './company.messages.js';
import type { CompanyTabProps } from './company-step.model.js';
import { NumberedRows, Rows } from './company-step.styles.js';

/** Legal requirements and next steps. */
export function ComplianceTab({ company }: CompanyTabProps) {
  const messages = useMessages(companyMessages);
  const { complianceRequirements, nextSteps } = company.structure;
  return (
    <Stack gap={8}>
      <Section title={messages.requirements}>
        <Rows role="list" aria-label={messages.requirements}>
          {complianceRequirements.map((requirement, index) => (
            <li key={`${index} ${requirement}`}>
              <Text as="span">{requirement}</Text>
              <Badge>{messages.toDo}</Badge>
            </li>
          ))}
        </Rows>
      </Section>
      <Section title={messages.nextSteps}>
        <NumberedRows role="list" aria-label={messages.nextSteps}>
          {nextSteps.map((step, index) => (
            <li key={`${index} ${step}`}>
              <Text as="span">{step}</Text>
              <Badge tone="warning">{messages.priority}</Badge>
            </li>
          ))}
        </NumberedRows>
      </Section>
    </Stack>
  );
}

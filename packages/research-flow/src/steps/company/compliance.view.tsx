import { Badge, Heading, Stack, Text } from '@spinout/design-system';
import { useId } from 'react';
import type { CompanyTabProps } from './company-step.view.js';
import { NumberedRows, Rows } from './company-step.styles.js';

/** Legal requirements and next steps. */
export function ComplianceTab({ company, messages }: CompanyTabProps) {
  const requirementsId = useId();
  const stepsId = useId();
  const { complianceRequirements, nextSteps } = company.structure;
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Heading level={3} id={requirementsId}>
          {messages.requirements}
        </Heading>
        <Rows role="list" aria-labelledby={requirementsId}>
          {complianceRequirements.map((requirement, index) => (
            <li key={`${index} ${requirement}`}>
              <Text as="span">{requirement}</Text>
              <Badge>{messages.toDo}</Badge>
            </li>
          ))}
        </Rows>
      </Stack>
      <Stack gap={3}>
        <Heading level={3} id={stepsId}>
          {messages.nextSteps}
        </Heading>
        <NumberedRows role="list" aria-labelledby={stepsId}>
          {nextSteps.map((step, index) => (
            <li key={`${index} ${step}`}>
              <Text as="span">{step}</Text>
              <Badge tone="warning">{messages.priority}</Badge>
            </li>
          ))}
        </NumberedRows>
      </Stack>
    </Stack>
  );
}

import { Heading, OriginBadge, Spinner, StatusDot, Text } from '@spinout/design-system';
import { forwardRef } from 'react';
import { Item, List, Ordinal, Result, Status } from './step-list.styles.js';
import type { TwelveStepMessages } from './twelve-step.messages.js';
import type { StepModel } from './twelve-step-page.model.js';

interface StepListProps {
  readonly steps: readonly StepModel[];
  readonly messages: TwelveStepMessages;
  /** Label of simulated content. */
  readonly simulatedLabel: string;
}

/** The twelve steps with their status. Receives the focus when a run starts. */
export const StepList = forwardRef<HTMLOListElement, StepListProps>(function StepList(
  { steps, messages, simulatedLabel },
  ref,
) {
  return (
    <List ref={ref} role="list" aria-label={messages.steps} tabIndex={-1}>
      {steps.map((step) => (
        <Item
          key={step.id}
          data-status={step.status}
          aria-current={step.status === 'in-progress' ? 'step' : undefined}
        >
          <Ordinal aria-hidden="true">{step.id}</Ordinal>
          <Heading level={3} size="md">
            {step.title}
          </Heading>
          <Text size="sm" tone="muted">
            {step.description}
          </Text>
          <Status>
            <StepMark status={step.status} />
            <span>{messages.status[step.status]}</span>
            {step.simulated && <OriginBadge origin="simulated" label={simulatedLabel} />}
          </Status>
          {step.result !== null && <Result>{step.result}</Result>}
        </Item>
      ))}
    </List>
  );
});

const TONES = { pending: 'idle', completed: 'success', error: 'danger' } as const;

function StepMark({ status }: Pick<StepModel, 'status'>) {
  return status === 'in-progress' ? <Spinner size={16} /> : <StatusDot tone={TONES[status]} />;
}

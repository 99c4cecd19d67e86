import { Heading, OriginBadge, Spinner, StatusDot, Text } from '@spinout/design-system';
import { sourceMessages, useMessages } from '@spinout/flow-kit/react';
import type { Ref } from 'react';
import { Item, List, Ordinal, Result, Status } from './step-list.styles.js';
import { twelveStepMessages } from './twelve-step.messages.js';
import type { StepModel } from './twelve-step-page.model.js';

interface StepListProps {
  readonly steps: readonly StepModel[];
  /** Receives the focus when a run starts. */
  readonly listRef: Ref<HTMLOListElement>;
}

export function StepList({ steps, listRef }: StepListProps) {
  const messages = useMessages(twelveStepMessages);
  const { simulated } = useMessages(sourceMessages);
  return (
    <List ref={listRef} role="list" aria-label={messages.steps} tabIndex={-1}>
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
            {step.status === 'in-progress' ? (
              <Spinner size={16} />
            ) : (
              <StatusDot tone={TONES[step.status]} />
            )}
            <span>{messages.status[step.status]}</span>
            {step.simulated && <OriginBadge origin="simulated" label={simulated} />}
          </Status>
          <Result>{step.result}</Result>
        </Item>
      ))}
    </List>
  );
}

const TONES = { pending: 'idle', completed: 'success', error: 'danger' } as const;

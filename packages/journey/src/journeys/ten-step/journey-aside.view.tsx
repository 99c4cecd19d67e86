import { CheckIcon, Cluster, Text, VisuallyHidden } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { StepIcon } from './step-icon.view.js';
import { isDone } from './step-outcome.js';
import { StepOriginBadge } from './step-origin.view.js';
import { STEPS } from './steps.js';
import { tenStepMessages } from './ten-step.messages.js';
import type { ActiveModel } from './active.model.js';
import { Aside, Fact, Facts, StepItem, StepList, StepMark } from './ten-step.styles.js';

/** Topic of the journey and its ten steps with the current one. */
export function JourneyAside({ model }: { readonly model: ActiveModel }) {
  const messages = useMessages(tenStepMessages);
  return (
    <Aside>
      <Facts role="list" aria-label={messages.details}>
        <Term name={messages.interest} value={model.data.interest} />
        <Term name={messages.timeline} value={model.data.timeline} />
        <Term name={messages.journeyId} value={model.journeyId} face="mono" />
      </Facts>
      <StepList role="list" aria-label={messages.steps}>
        {STEPS.map((step, index) => {
          const outcome = model.outcomes[index] ?? { kind: 'none' };
          const isPassed = index + 1 < model.step || model.isComplete;
          const isTicked = isPassed && isDone(outcome);
          const isCurrent = index + 1 === model.step;
          return (
            <StepItem key={step} aria-current={isCurrent ? 'step' : undefined} data-done={isTicked}>
              <StepMark aria-hidden="true">
                {isTicked ? <CheckIcon size={16} /> : <StepIcon step={step} size={16} />}
              </StepMark>
              <Cluster as="span" gap={2} rowGap={1}>
                <span>{messages.names[step]}</span>
                {isTicked && <VisuallyHidden>{messages.stepDone}</VisuallyHidden>}
                <StepOriginBadge outcome={outcome} />
              </Cluster>
            </StepItem>
          );
        })}
      </StepList>
    </Aside>
  );
}

interface TermProps {
  readonly name: string;
  readonly value: string;
  readonly face?: 'mono';
}

function Term({ name, value, face }: TermProps) {
  return (
    <Fact>
      <Text as="span" size="sm" tone="muted">
        {name}
      </Text>
      <Text as="span" size="ui" face={face}>
        {value}
      </Text>
    </Fact>
  );
}

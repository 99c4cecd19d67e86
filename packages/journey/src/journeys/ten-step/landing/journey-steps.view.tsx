import { Heading, Stack, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { useId } from 'react';
import { STEPS } from '../steps.js';
import { tenStepMessages } from '../ten-step.messages.js';
import { StepList, Stretch, StepText } from './journey-steps.styles.js';
import { landingMessages } from './landing.messages.js';
import { StepDrawing } from './step-drawing.view.js';

/** The ten steps, drawn as one line. */
export function JourneySteps() {
  const messages = useMessages(landingMessages);
  const { names } = useMessages(tenStepMessages);
  const title = useId();
  return (
    <Stack as="section" gap={8} aria-labelledby={title}>
      <Stack gap={2}>
        <Heading level={3} size="xl" id={title}>
          {messages.stepsTitle}
        </Heading>
        <Text tone="muted">{messages.stepsIntro}</Text>
      </Stack>
      <StepList role="list" aria-label={messages.stepsList}>
        {STEPS.map((key) => (
          <Stack as="li" gap={3} key={key}>
            <Stretch>
              <StepDrawing step={key} />
            </Stretch>
            <StepText>
              <Text size="ui" weight="strong">
                {names[key]}
              </Text>
              <Text size="sm" tone="muted">
                {messages.steps[key]}
              </Text>
            </StepText>
          </Stack>
        ))}
      </StepList>
    </Stack>
  );
}

import { Heading, Stack, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { lazy, Suspense, useId, type ComponentType } from 'react';
import { STEPS, type StepKey } from '../steps.js';
import { tenStepMessages } from '../ten-step.messages.js';
import { StepList } from './journey-steps.styles.js';
import { landingMessages } from './landing.messages.js';

// The texts come with the page, so that nothing below them moves; the drawings are large and only decorate.
const StepDrawing = lazy<ComponentType<{ step: StepKey }>>(() =>
  import('./step-drawing.view.js').then(
    ({ StepDrawing }) => ({ default: StepDrawing }),
    () => ({ default: () => null }),
  ),
);

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
            <div data-drawing="">
              <Suspense>
                <StepDrawing step={key} />
              </Suspense>
            </div>
            <div>
              <Text size="ui" weight="strong">
                {names[key]}
              </Text>
              <Text size="sm" tone="muted">
                {messages.steps[key]}
              </Text>
            </div>
          </Stack>
        ))}
      </StepList>
    </Stack>
  );
}

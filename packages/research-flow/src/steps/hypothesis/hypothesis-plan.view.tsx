import type { Hypothesis } from '@spinout/api-client';
import { Grid, Stack } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { FactList } from '../../view/fact-list.view.js';
import { CardSection } from '../../view/section.view.js';
import { BadgeSection } from './card-lists.view.js';
import { hypothesisMessages } from './hypothesis.messages.js';
import { HypothesisStructureList } from './hypothesis-structure.view.js';
import { Ruled, Steps } from './hypothesis-step.styles.js';

/** The parts of a hypothesis, and how it can be tested; nothing if it says none of this. */
export function HypothesisPlan({ hypothesis }: { readonly hypothesis: Hypothesis }) {
  const messages = useMessages(hypothesisMessages);
  const { structure, estimated_impact: impact, timeline } = hypothesis;
  const { methodology, next_steps: nextSteps } = hypothesis;
  const isEmpty = !structure && [impact, timeline, ...methodology, ...nextSteps].join('') === '';
  if (isEmpty) return null;
  return (
    <Ruled>
      <Grid columns={2} gap={8} rowGap={6} align="start">
        <Stack gap={6}>
          {structure && <HypothesisStructureList structure={structure} />}
          <FactList
            facts={[
              [messages.impact, impact],
              [messages.timeline, timeline],
            ]}
          />
          <BadgeSection
            title={messages.methodology}
            badges={methodology.map((text) => ({ text }))}
          />
        </Stack>
        {nextSteps.length > 0 && (
          <CardSection title={messages.nextSteps}>
            <Steps aria-label={messages.nextSteps}>
              {nextSteps.map((step, index) => (
                <li key={index}>{step}</li>
              ))}
            </Steps>
          </CardSection>
        )}
      </Grid>
    </Ruled>
  );
}

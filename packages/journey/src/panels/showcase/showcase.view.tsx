import { Grid, Heading, Stack, Text } from '@spinout/design-system';
import { useId } from 'react';
import { LandingStats } from '../../journeys/ten-step/landing/landing-features.view.js';
import type { LandingMessages } from '../../journeys/ten-step/landing/landing.messages.js';
import { FeatureCard } from './feature-card.view.js';
import type { ShowcaseMessages } from './showcase.messages.js';
import type { ShownFeature } from './showcase.model.js';
import { ShowcaseRoot } from './showcase.styles.js';

export interface ShowcaseViewProps {
  readonly features: readonly ShownFeature[];
  readonly messages: ShowcaseMessages;
  /** Stats of the landing page. */
  readonly landingTexts: LandingMessages;
}

/** The features of the platform and its four stats. */
export function ShowcaseView({ features, messages }: ShowcaseViewProps) {
  const headingId = useId();
  return (
    <ShowcaseRoot aria-labelledby={headingId}>
      <Stack gap={1}>
        <Heading level={2} id={headingId}>
          {messages.title}
        </Heading>
        <Text tone="muted">{messages.introduction}</Text>
      </Stack>
      <Grid columns={3} gap={8} rowGap={4} align="start">
        {features.map((feature) => (
          <FeatureCard key={feature.name} feature={feature} />
        ))}
      </Grid>
      <LandingStats />
    </ShowcaseRoot>
  );
}

'use client';
import { FEATURE_FLAGS, type FeatureFlags } from '@spinout/api-client';
import {
  AgentsIcon,
  AtomIcon,
  FileIcon,
  Grid,
  Heading,
  HelixIcon,
  ShieldIcon,
  Stack,
  Text,
  TrendIcon,
} from '@spinout/design-system';
import { UncontrolledDisclosure, useMessages } from '@spinout/flow-kit/react';
import { useId } from 'react';
import { JourneyFrame, type JourneyFrameProps } from '../../frame/journey-frame.js';
import { LandingStats } from '../../journeys/ten-step/landing/landing-features.view.js';
import { landingMessages } from '../../journeys/ten-step/landing/landing.messages.js';
import { showcaseMessages } from './showcase.messages.js';
import { Feature, Name, ShowcaseRoot } from './showcase.styles.js';

/** The features of the landing page, each with the flag that hides it; null if it is always shown. */
const FEATURES = [
  ['agents', AgentsIcon, 'aiAgents'],
  ['quantum', AtomIcon, 'quantum'],
  ['pdf', FileIcon, 'pdfExport'],
  ['structure', HelixIcon, 'proteinStructure'],
  ['analytics', TrendIcon, null],
  ['enterprise', ShieldIcon, null],
] as const;

export interface ShowcaseScreenProps {
  /** A feature whose flag is off is hidden. @default all on */
  readonly features?: Partial<FeatureFlags> | undefined;
}

/** The showcase without providers: the enabled features with expandable details, and four stats. */
export function ShowcaseScreen({ features }: ShowcaseScreenProps) {
  const messages = useMessages(showcaseMessages);
  const landingTexts = useMessages(landingMessages);
  const headingId = useId();
  const on = { ...FEATURE_FLAGS, ...features };
  return (
    <ShowcaseRoot aria-labelledby={headingId}>
      <Stack gap={1}>
        <Heading level={2} id={headingId}>
          {messages.title}
        </Heading>
        <Text tone="muted">{messages.introduction}</Text>
      </Stack>
      <Grid columns={3} gap={8} rowGap={4} align="start">
        {FEATURES.filter(([, , flag]) => flag === null || on[flag]).map(([name, Icon]) => (
          <Feature key={name}>
            <UncontrolledDisclosure
              region
              label={
                <Name>
                  <Icon />
                  {landingTexts.features[name].title}
                </Name>
              }
            >
              <Stack gap={2}>
                <Text size="ui">{landingTexts.features[name].text}</Text>
                <Text size="ui" tone="muted">
                  {messages.details[name]}
                </Text>
              </Stack>
            </UncontrolledDisclosure>
          </Feature>
        ))}
      </Grid>
      <LandingStats />
    </ShowcaseRoot>
  );
}

/**
 * Standalone showcase of the platform.
 * @example <Showcase features={{ quantum: false }} />
 */
export function Showcase({ features, ...frame }: ShowcaseScreenProps & JourneyFrameProps) {
  return (
    <JourneyFrame {...frame}>
      <ShowcaseScreen features={features} />
    </JourneyFrame>
  );
}

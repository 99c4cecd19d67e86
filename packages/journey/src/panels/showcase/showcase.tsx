'use client';
import type { FeatureFlags } from '@spinout/api-client';
import { JourneyFrame, type JourneyFrameProps } from '../../frame/journey-frame.js';
import { landingMessages } from '../../journeys/ten-step/landing/landing.messages.js';
import { useMessages } from '@spinout/flow-kit/react';
import { showcaseMessages } from './showcase.messages.js';
import { showcaseModel } from './showcase.model.js';
import { ShowcaseView } from './showcase.view.js';

export interface ShowcaseScreenProps {
  /** A feature whose flag is off is hidden. @default all on */
  readonly features?: Partial<FeatureFlags> | undefined;
}

/** The showcase without providers. */
export function ShowcaseScreen({ features = {} }: ShowcaseScreenProps) {
  const messages = useMessages(showcaseMessages);
  const landingTexts = useMessages(landingMessages);
  return (
    <ShowcaseView
      features={showcaseModel(features, landingTexts, messages)}
      messages={messages}
      landingTexts={landingTexts}
    />
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

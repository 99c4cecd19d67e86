import { FEATURE_FLAGS, type FeatureFlags } from '@spinout/api-client';
import type { LandingMessages } from '../../journeys/ten-step/landing/landing.messages.js';
import type { ShowcaseMessages } from './showcase.messages.js';

/** Name of a feature in the landing messages. */
export type FeatureName = keyof LandingMessages['features'];

/** The feature flag; null if the feature is always shown. */
const NEEDS: Readonly<Record<FeatureName, keyof FeatureFlags | null>> = {
  agents: 'aiAgents',
  quantum: 'quantum',
  pdf: 'pdfExport',
  structure: 'proteinStructure',
  analytics: null,
  enterprise: null,
};

/** Props of one feature. */
export interface ShownFeature {
  readonly name: FeatureName;
  readonly title: string;
  readonly text: string;
  readonly details: string;
}

/** View model of the showcase: the enabled features of the landing page with details. */
export const showcaseModel = (
  flags: Partial<FeatureFlags>,
  landingTexts: LandingMessages,
  messages: ShowcaseMessages,
): readonly ShownFeature[] => {
  const on = { ...FEATURE_FLAGS, ...flags };
  return (Object.keys(NEEDS) as FeatureName[])
    .filter((name) => {
      const flag = NEEDS[name];
      return flag === null || on[flag];
    })
    .map((name) => ({
      name,
      title: landingTexts.features[name].title,
      text: landingTexts.features[name].text,
      details: messages.details[name],
    }));
};

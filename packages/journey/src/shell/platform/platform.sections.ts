import type { FeatureFlags } from '@spinout/api-client';
import type { ReactNode } from 'react';

/** One tab of the platform. */
export interface PlatformSection {
  /** Stable and unique; not `guided`, `agents`, `quantum`, `dashboard`, `showcase` or `impact`. */
  readonly id: string;
  /** Label of the tab. */
  readonly label: string;
  /** Rendered when the tab is first opened; pass a lazy element to load its code then. */
  readonly content: ReactNode;
}

interface AllSections {
  readonly guided: PlatformSection | null;
  readonly agents: PlatformSection;
  readonly quantum: PlatformSection;
  /** Feature Dashboard, Platform Showcase and Your Impact. */
  readonly panels: readonly PlatformSection[];
  readonly more: readonly PlatformSection[];
  readonly features: Partial<FeatureFlags>;
}

/** The enabled sections in order. */
export const createSections = ({
  guided,
  agents,
  quantum,
  panels,
  more,
  features,
}: AllSections): readonly PlatformSection[] => [
  ...(guided ? [guided] : []),
  ...(features.aiAgents === false ? [] : [agents]),
  ...(features.quantum === false ? [] : [quantum]),
  ...panels,
  ...more,
];

import type { FeatureFlags } from '@spinout/api-client';
import type { ReactNode } from 'react';

/** One tab of the platform and what it holds. */
export interface PlatformSection {
  /** Same for the life of the page; unlike `guided`, `agents`, `quantum`, `dashboard`, `showcase` and `impact`. */
  readonly id: string;
  /** Label of the tab. */
  readonly label: string;
  /** Rendered once the tab was opened; hand over a lazy element to load its code then. */
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

/** The sections in their order, without those that the host has not given or turned off. */
export const sectionsOf = ({
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

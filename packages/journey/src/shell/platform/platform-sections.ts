import { FEATURE_FLAGS, type FeatureFlags } from '@spinout/api-client';
import type { ReactNode } from 'react';
import type { PlatformMessages } from './platform.messages.js';

/** One section of the platform. */
export interface PlatformSection {
  /** Stable and unique; not `guided`, `agents`, `quantum`, `dashboard`, `showcase` or `impact`. */
  readonly id: string;
  /** Its name in the header. */
  readonly label: string;
  /** Rendered when the section is first opened; pass a lazy element to load its code then. */
  readonly content: ReactNode;
}

/** What a host adds to the platform, and which section is open. */
export interface PlatformContent {
  /** The six-step flow in the first section. @default no such section */
  readonly guidedFlow?: ReactNode;
  /** Additional sections at the end. @default none */
  readonly sections?: readonly PlatformSection[] | undefined;
  /** Notices about the platform, after its sections; null for none. @default the disclaimers, at the end of the screen */
  readonly notices?: ReactNode;
  /**
   * Id of the open section; null or an unknown id for the first. Set it to what `onSectionChange` reports.
   * @default the page manages its section
   */
  readonly section?: string | null | undefined;
  /** Called when the person opens a section; null for the first. */
  readonly onSectionChange?: ((section: string | null) => void) | undefined;
}

/** What the sections of the platform depend on. */
export interface SectionSettings extends Pick<PlatformContent, 'guidedFlow' | 'sections'> {
  /** Id of the requested section; null or an unknown id for the first. @default the first */
  readonly section?: string | null | undefined;
  readonly features?: Partial<FeatureFlags> | undefined;
}

/** The sections of the platform. */
export interface SectionChoice {
  readonly items: readonly { readonly id: string; readonly label: string }[];
  /** Id of the open section. */
  readonly shown: string;
}

/** Ids of the tools, in the order in which they are offered. */
const TOOLS = ['guided', 'agents', 'quantum', 'dashboard', 'showcase', 'impact'] as const;

/** The sections of the platform and the open one, for its content and for the switch in the header. */
export function getSections(
  { guidedFlow, sections: added = [], section, features }: SectionSettings,
  messages: PlatformMessages,
): SectionChoice {
  const { aiAgents, quantum } = { ...FEATURE_FLAGS, ...features };
  const isOffered: Readonly<Record<(typeof TOOLS)[number], boolean>> = {
    guided: Boolean(guidedFlow),
    agents: aiAgents,
    quantum,
    dashboard: true,
    showcase: true,
    impact: true,
  };
  const items = [
    ...TOOLS.filter((id) => isOffered[id]).map((id) => ({ id, label: messages[id] })),
    ...added.map(({ id, label }) => ({ id, label })),
  ];
  return { items, shown: (items.find(({ id }) => id === section) ?? items[0])?.id ?? 'dashboard' };
}

'use client';
import { FEATURE_FLAGS } from '@spinout/api-client';
import { Heading, Stack, Tabs, VisuallyHidden } from '@spinout/design-system';
import { browserStorage } from '@spinout/flow-kit';
import { PartBoundary, useMessages } from '@spinout/flow-kit/react';
import { lazy, useRef, useState, type ReactNode } from 'react';
import { HostContent } from '../../frame/host-content.js';
import { Loading } from '../../frame/loading.view.js';
import type { AgentSettings } from '../../journeys/ten-step/agent-settings.js';
import { DisclaimersScreen } from '../../panels/disclaimers/disclaimers.js';
import { platformMessages } from './platform.messages.js';

export { ServicesPopoverScreen } from '../../panels/services-status/services-status.js';

const AgenticResearch = lazy(async () => ({
  default: (await import('../../journeys/pipeline/agentic-research.js')).AgenticResearchScreen,
}));

const QuantumSection = lazy(async () => ({
  default: (await import('../../journeys/quantum/quantum-section.js')).QuantumSectionScreen,
}));

const FeatureDashboard = lazy(async () => ({
  default: (await import('../../panels/feature-dashboard/feature-dashboard.js'))
    .FeatureDashboardScreen,
}));

const Showcase = lazy(async () => ({
  default: (await import('../../panels/showcase/showcase.js')).ShowcaseScreen,
}));

const UserStats = lazy(async () => ({
  default: (await import('../../panels/user-stats/user-stats.js')).UserStatsScreen,
}));

/** One tab of the platform. */
export interface PlatformSection {
  /** Stable and unique; not `guided`, `agents`, `quantum`, `dashboard`, `showcase` or `impact`. */
  readonly id: string;
  /** Label of the tab. */
  readonly label: string;
  /** Rendered when the tab is first opened; pass a lazy element to load its code then. */
  readonly content: ReactNode;
}

/** Options of a change of the section. */
export interface SectionChangeOptions {
  /**
   * Whether the change goes on from the one before with the arrow keys. A page with addresses then replaces the entry in
   * the history of the browser, so that Back returns to the section where the person started. @default false
   */
  readonly replace?: boolean | undefined;
}

export interface PlatformViewProps extends AgentSettings {
  /** The six-step flow in the first tab. @default no such tab */
  readonly guidedFlow?: ReactNode;
  /** Additional tabs at the end. @default none */
  readonly sections?: readonly PlatformSection[] | undefined;
  /** Content above the tabs; null for none. @default the disclaimers */
  readonly notices?: ReactNode;
  /**
   * Id of the open section; null or an unknown id for the first. Set it to what `onSectionChange` reports.
   * @default the view manages its section
   */
  readonly section?: string | null | undefined;
  /** Called when the person opens a section; null for the first. */
  readonly onSectionChange?:
    ((section: string | null, options?: SectionChangeOptions) => void) | undefined;
  /** Id of the initial section, without `section`. @default the first */
  readonly defaultSection?: string | undefined;
}

/** The full research platform with a tab per tool, without providers. */
export function PlatformView({
  api,
  guidedFlow,
  sections: more = [],
  notices,
  features: partialFeatures,
  hostname,
  realResearch,
  storage: givenStorage,
  section,
  onSectionChange,
  defaultSection,
}: PlatformViewProps) {
  const messages = useMessages(platformMessages);
  const [chosen, choose] = useState(defaultSection);
  const asked = section === undefined ? chosen : section;
  // Whether the focus has moved through the tabs with keys since it came to them.
  const isPassing = useRef(false);
  const [storage] = useState(() => givenStorage ?? browserStorage());
  const features = { ...FEATURE_FLAGS, ...partialFeatures };
  const agents = { api, hostname, realResearch, storage, features };
  const tools = [
    { id: 'guided', content: guidedFlow && <HostContent>{guidedFlow}</HostContent> },
    {
      id: 'agents',
      content: features.aiAgents && <AgenticResearch {...agents} instanceId="platform" />,
    },
    { id: 'quantum', content: features.quantum && <QuantumSection api={api} /> },
    { id: 'dashboard', content: <FeatureDashboard {...{ api, features }} /> },
    { id: 'showcase', content: <Showcase features={features} /> },
    { id: 'impact', content: <UserStats /> },
  ] as const;
  const sections = [
    ...tools
      .filter(({ content }) => Boolean(content))
      .map(({ id, content }) => ({ id, label: messages[id], content })),
    ...more.map(({ content, ...section }) => ({
      ...section,
      content: <HostContent>{content}</HostContent>,
    })),
  ].map(({ content, ...section }) => ({
    ...section,
    content: (
      <PartBoundary name="A section of the platform" fallback={<Loading text={messages.loading} />}>
        {content}
      </PartBoundary>
    ),
  }));
  const ownNotices = (
    <PartBoundary name="The disclaimers">
      <DisclaimersScreen api={api} storage={storage} />
    </PartBoundary>
  );
  return (
    <Stack gap={1}>
      {/* The header shows it too. */}
      <VisuallyHidden>
        <Heading level={2}>{messages.title}</Heading>
      </VisuallyHidden>
      {notices === undefined ? ownNotices : <HostContent>{notices}</HostContent>}
      <Tabs
        label={messages.tabs}
        value={sections.find(({ id }) => id === asked)?.id ?? sections[0]?.id ?? 'dashboard'}
        onBlur={({ target, relatedTarget }) => {
          if (relatedTarget?.parentElement !== target.parentElement) isPassing.current = false;
        }}
        onValueChange={(id, by) => {
          const replace = by === 'key' && isPassing.current;
          isPassing.current = by === 'key';
          choose(id);
          onSectionChange?.(id === sections[0]?.id ? null : id, ...(replace ? [{ replace }] : []));
        }}
        items={sections}
        keepMounted
      />
    </Stack>
  );
}

'use client';
import { FEATURE_FLAGS } from '@spinout/api-client';
import { Heading, VisuallyHidden } from '@spinout/design-system';
import { browserStorage } from '@spinout/flow-kit';
import { PartBoundary, useMessages } from '@spinout/flow-kit/react';
import { lazy, useState, type ReactNode } from 'react';
import { HostContent } from '../../frame/host-content.js';
import { Loading } from '../../frame/loading.view.js';
import type { AgentSettings } from '../../journeys/ten-step/agent-settings.js';
import { DisclaimersScreen } from '../../panels/disclaimers/disclaimers.js';
import { getSections, type PlatformContent, type SectionSettings } from './platform-sections.js';
import { platformMessages } from './platform.messages.js';

export { PlatformSections } from './section-list.view.js';
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

export interface PlatformViewProps
  extends AgentSettings, SectionSettings, Pick<PlatformContent, 'notices'> {
  readonly features?: SectionSettings['features'];
}

/** The full research platform with a section per tool, without providers. */
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
}: PlatformViewProps) {
  const messages = useMessages(platformMessages);
  const [storage] = useState(() => givenStorage ?? browserStorage());
  const features = { ...FEATURE_FLAGS, ...partialFeatures };
  const agents = { api, hostname, realResearch, storage, features };
  const contents: Readonly<Record<string, ReactNode>> = {
    ...Object.fromEntries(
      more.map(({ id, content }) => [id, <HostContent key={id}>{content}</HostContent>]),
    ),
    guided: guidedFlow && <HostContent>{guidedFlow}</HostContent>,
    agents: features.aiAgents && <AgenticResearch {...agents} instanceId="platform" />,
    quantum: features.quantum && <QuantumSection api={api} />,
    dashboard: <FeatureDashboard {...{ api, features }} />,
    showcase: <Showcase features={features} />,
    impact: <UserStats />,
  };
  const { shown } = getSections(
    { guidedFlow, sections: more, section, features: partialFeatures },
    messages,
  );
  // A section keeps its state while another one is shown.
  const [opened, setOpened] = useState<readonly string[]>([shown]);
  if (!opened.includes(shown)) setOpened([...opened, shown]);
  const ownNotices = (
    <PartBoundary name="The disclaimers">
      <DisclaimersScreen api={api} storage={storage} placement="end" />
    </PartBoundary>
  );
  return (
    <>
      {/* The header shows the section. */}
      <VisuallyHidden>
        <Heading level={2}>{messages.title}</Heading>
      </VisuallyHidden>
      {opened
        .filter((id) => Boolean(contents[id]))
        .map((id) => (
          <div key={id} hidden={id !== shown}>
            <PartBoundary
              name="A section of the platform"
              fallback={<Loading text={messages.loading} />}
            >
              {contents[id]}
            </PartBoundary>
          </div>
        ))}
      {notices === undefined ? ownNotices : <HostContent>{notices}</HostContent>}
    </>
  );
}

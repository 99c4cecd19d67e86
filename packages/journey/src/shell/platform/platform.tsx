'use client';
import { FEATURE_FLAGS } from '@spinout/api-client';
import { Heading, VisuallyHidden } from '@spinout/design-system';
import { browserStorage } from '@spinout/flow-kit';
import { PartBoundary, useLatest, useMessages } from '@spinout/flow-kit/react';
import { lazy, useLayoutEffect, useState, type ReactNode } from 'react';
import { HostContent } from '../../frame/host-content.js';
import { Loading } from '../../frame/loading.view.js';
import type { AgentSettings } from '../../journeys/ten-step/agent-settings.js';
import { DisclaimersScreen } from '../../panels/disclaimers/disclaimers.js';
import { platformMessages } from './platform.messages.js';
import { SectionList, type ShownSections } from './section-list.view.js';

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

/** One section of the platform. */
export interface PlatformSection {
  /** Stable and unique; not `guided`, `agents`, `quantum`, `dashboard`, `showcase` or `impact`. */
  readonly id: string;
  /** Its name in the header. */
  readonly label: string;
  /** Rendered when the section is first opened; pass a lazy element to load its code then. */
  readonly content: ReactNode;
}

export interface PlatformViewProps extends AgentSettings {
  /** The six-step flow in the first section. @default no such section */
  readonly guidedFlow?: ReactNode;
  /** Additional sections at the end. @default none */
  readonly sections?: readonly PlatformSection[] | undefined;
  /** Notices about the platform, after its sections; null for none. @default the disclaimers, at the end of the screen */
  readonly notices?: ReactNode;
  /**
   * Id of the open section; null or an unknown id for the first. Set it to what `onSectionChange` reports.
   * @default the view manages its section
   */
  readonly section?: string | null | undefined;
  /** Called when the person opens a section; null for the first. */
  readonly onSectionChange?: ((section: string | null) => void) | undefined;
  /** Id of the initial section, without `section`. @default the first */
  readonly defaultSection?: string | undefined;
  /** Called with the sections, for a switch in the header, and with null when the platform is gone. */
  readonly onSectionsShown: (sections: ShownSections | null) => void;
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
  onSectionChange,
  defaultSection,
  onSectionsShown,
}: PlatformViewProps) {
  const messages = useMessages(platformMessages);
  const [chosen, choose] = useState(defaultSection);
  const asked = section === undefined ? chosen : section;
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
  ];
  const shown = sections.find(({ id }) => id === asked)?.id ?? sections[0]?.id ?? 'dashboard';
  const [opened, setOpened] = useState<readonly string[]>([shown]);
  if (!opened.includes(shown)) setOpened([...opened, shown]);
  const latest = useLatest({
    open: (id: string) => {
      choose(id);
      onSectionChange?.(id === sections[0]?.id ? null : id);
    },
  });
  const choices = JSON.stringify(sections.map(({ id, label }) => ({ id, label })));
  // Before the first paint, so that the name in the header does not change after it.
  useLayoutEffect(() => {
    onSectionsShown({
      items: JSON.parse(choices) as ShownSections['items'],
      shown,
      open: (id) => latest.open(id),
      List: SectionList,
    });
  }, [choices, shown, latest, onSectionsShown]);
  useLayoutEffect(() => () => onSectionsShown(null), [onSectionsShown]);
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
      {sections
        .filter(({ id }) => opened.includes(id))
        .map(({ id, content }) => (
          <div key={id} hidden={id !== shown}>
            <PartBoundary
              name="A section of the platform"
              fallback={<Loading text={messages.loading} />}
            >
              {content}
            </PartBoundary>
          </div>
        ))}
      {notices === undefined ? ownNotices : <HostContent>{notices}</HostContent>}
    </>
  );
}

'use client';
import { FEATURE_FLAGS, type FeatureFlags, type PlatformClient } from '@spinout/api-client';
import {
  browserStorage,
  systemRuntime,
  type KeyValueStorage,
  type Runtime,
} from '@spinout/flow-kit';
import { ErrorBoundary } from '@spinout/flow-kit/react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Loading } from '../../frame/loading.view.js';
import type { RealResearch } from '../../journeys/pipeline/agentic-research.props.js';
import { useMessages } from '@spinout/flow-kit/react';
import { PlatformNotices } from './platform-notices.js';
import { platformMessages } from './platform.messages.js';
import { createSections, type PlatformSection } from './platform.sections.js';
import { PlatformTabs } from './platform.view.js';

const AgenticResearch = lazy(async () => ({
  default: (await import('../../journeys/pipeline/agentic-research.screen.js'))
    .AgenticResearchScreen,
}));

const QuantumSection = lazy(async () => ({
  default: (await import('../../journeys/quantum/quantum-section.screen.js')).QuantumSectionScreen,
}));

const FeatureDashboard = lazy(async () => ({
  default: (await import('../../panels/feature-dashboard/feature-dashboard.screen.js'))
    .FeatureDashboardScreen,
}));

const Showcase = lazy(async () => ({
  default: (await import('../../panels/showcase/showcase.js')).ShowcaseScreen,
}));

const UserStats = lazy(async () => ({
  default: (await import('../../panels/user-stats/user-stats.js')).UserStatsScreen,
}));

export interface PlatformViewProps {
  /** The client. */
  readonly api: PlatformClient;
  /** The six-step flow in the first tab. @default no such tab */
  readonly guidedFlow?: ReactNode;
  /** Additional tabs at the end. @default none */
  readonly sections?: readonly PlatformSection[] | undefined;
  /** Content above the tabs; null for none. @default service status and disclaimers */
  readonly notices?: ReactNode;
  /** Feature flags. @default all on */
  readonly features?: Partial<FeatureFlags> | undefined;
  /** Host name of the page. @default `location.hostname` */
  readonly hostname?: string | undefined;
  /** Where the real research service is called. @default 'on-local-host' */
  readonly realResearch?: RealResearch | undefined;
  /** Stores agent runs. @default the browser's local storage */
  readonly storage?: KeyValueStorage | undefined;
  /** Clock, ids, random source and log. @default the browser's */
  readonly runtime?: Runtime | undefined;
  /** Id of the initial section. @default the first */
  readonly defaultSection?: string | undefined;
}

/** The full research platform with a tab per tool, without providers. */
export function PlatformView({
  api,
  guidedFlow,
  sections: more = [],
  notices,
  features = FEATURE_FLAGS,
  hostname,
  realResearch,
  storage: givenStorage,
  runtime = systemRuntime,
  defaultSection,
}: PlatformViewProps) {
  const messages = useMessages(platformMessages);
  const [asked, ask] = useState(defaultSection);
  const [storage] = useState(() => givenStorage ?? browserStorage());
  const allFeatures = { ...FEATURE_FLAGS, ...features };
  const sections = createSections({
    guided: guidedFlow ? { id: 'guided', label: messages.guided, content: guidedFlow } : null,
    agents: {
      id: 'agents',
      label: messages.agents,
      content: (
        <AgenticResearch
          {...{ api, hostname, realResearch, storage, runtime }}
          features={allFeatures}
          instanceId="platform"
        />
      ),
    },
    quantum: {
      id: 'quantum',
      label: messages.quantum,
      content: <QuantumSection api={api} />,
    },
    panels: [
      {
        id: 'dashboard',
        label: messages.dashboard,
        content: <FeatureDashboard api={api} features={allFeatures} />,
      },
      {
        id: 'showcase',
        label: messages.showcase,
        content: <Showcase features={allFeatures} />,
      },
      { id: 'impact', label: messages.impact, content: <UserStats /> },
    ],
    more,
    features: allFeatures,
  }).map(({ content, ...section }) => ({
    ...section,
    content: (
      <ErrorBoundary
        message={messages.sectionFailed}
        retryLabel={messages.retry}
        onError={(error) => runtime.log.error('A section of the platform failed to render.', error)}
      >
        <Suspense fallback={<Loading text={messages.loading} />}>{content}</Suspense>
      </ErrorBoundary>
    ),
  }));
  const shown = sections.find(({ id }) => id === asked)?.id ?? sections[0]?.id ?? 'dashboard';
  return (
    <PlatformTabs
      sections={sections}
      shown={shown}
      onSectionChange={ask}
      notices={
        notices === undefined ? (
          <ErrorBoundary
            message={messages.noticesFailed}
            retryLabel={messages.retry}
            onError={(error) => runtime.log.error('The notices failed to render.', error)}
          >
            <PlatformNotices {...{ api, storage }} />
          </ErrorBoundary>
        ) : (
          notices
        )
      }
      messages={messages}
    />
  );
}

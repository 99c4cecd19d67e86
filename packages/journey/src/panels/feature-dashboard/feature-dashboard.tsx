'use client';
import { FEATURE_FLAGS, type FeatureFlags, type PlatformClient } from '@spinout/api-client';
import { Tabs } from '@spinout/design-system';
import { useLatest, useMessages, useScreen } from '@spinout/flow-kit/react';
import type { ReactNode } from 'react';
import { withFrame, type FramedProps } from '../../frame/with-frame.js';
import { DisclaimersFullScreen } from '../disclaimers/disclaimers.js';
import { featureDashboardActors } from './feature-dashboard.actors.js';
import { featureDashboardMachine, type DashboardTab } from './feature-dashboard.machine.js';
import { featureDashboardMessages } from './feature-dashboard.messages.js';
import { featureDashboardModel } from './feature-dashboard.model.js';
import { Container } from './feature-dashboard.styles.js';
import { OverviewView } from './overview.view.js';
import { QuantumTab } from './quantum-tab.js';
import { PdfTemplatesScreen } from '../pdf-templates/pdf-templates.js';

export interface FeatureDashboardScreenProps {
  /** The client. May be replaced; the next call uses the new one. */
  readonly api: PlatformClient;
  /** A tab whose flag is off is hidden and makes no calls. @default all on */
  readonly features?: Partial<FeatureFlags> | undefined;
  /** The initially open tab. @default 'overview' */
  readonly tab?: DashboardTab | undefined;
}

/** The dashboard without providers: four features in tabs. */
export function FeatureDashboardScreen({ api, features, tab }: FeatureDashboardScreenProps) {
  const messages = useMessages(featureDashboardMessages);
  const client = useLatest(api);
  const { model, send } = useScreen({
    machine: () => featureDashboardMachine.provide({ actors: featureDashboardActors(client) }),
    input: { tab },
    catalog: featureDashboardMessages,
    model: featureDashboardModel,
  });
  const on = { ...FEATURE_FLAGS, ...features };
  const contents: Readonly<Record<DashboardTab, ReactNode>> = {
    overview: <OverviewView model={model.overview} send={send} />,
    quantum: on.quantum && <QuantumTab api={client} />,
    pdf: on.pdfExport && <PdfTemplatesScreen api={client} />,
    disclaimers: <DisclaimersFullScreen api={client} />,
  };
  const tabs = TABS.filter((id) => contents[id] !== false);
  return (
    <Tabs<DashboardTab>
      label={messages.tabs}
      value={tabs.includes(model.tab) ? model.tab : 'overview'}
      onValueChange={(selected) => send({ type: 'tab.changed', tab: selected })}
      items={tabs.map((id) => ({
        id,
        label: messages[id],
        content: <Container>{contents[id]}</Container>,
      }))}
      keepMounted
    />
  );
}

const TABS = ['overview', 'quantum', 'pdf', 'disclaimers'] as const;

export type FeatureDashboardProps = FramedProps<FeatureDashboardScreenProps>;

/**
 * Standalone dashboard: overview, quantum computing, PDF templates and disclaimers.
 * @example <FeatureDashboard api={api} />
 */
export const FeatureDashboard = withFrame(FeatureDashboardScreen, 'FeatureDashboard');

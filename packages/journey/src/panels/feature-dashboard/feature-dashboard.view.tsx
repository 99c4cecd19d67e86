import { Tabs } from '@spinout/design-system';
import type { ReactNode } from 'react';
import type { DashboardTab, FeatureDashboardEvent } from './feature-dashboard.machine.js';
import type { FeatureDashboardMessages } from './feature-dashboard.messages.js';
import type { FeatureDashboardModel } from './feature-dashboard.model.js';

export interface FeatureDashboardViewProps {
  readonly model: FeatureDashboardModel;
  readonly send: (event: FeatureDashboardEvent) => void;
  readonly messages: FeatureDashboardMessages;
  readonly contents: Readonly<Record<DashboardTab, ReactNode>>;
}

/** The dashboard: four features in tabs. */
export function FeatureDashboardView({
  model,
  send,
  messages,
  contents,
}: FeatureDashboardViewProps) {
  return (
    <Tabs<DashboardTab>
      label={messages.tabs}
      value={model.tab}
      onValueChange={(tab) => send({ type: 'tab.changed', tab })}
      items={model.tabs.map((tab) => ({ id: tab, label: messages[tab], content: contents[tab] }))}
      keepMounted
    />
  );
}

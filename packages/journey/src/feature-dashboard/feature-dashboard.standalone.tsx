'use client';
import { systemTools, type Tools } from '@spinout/journey-kit';
import { JourneyFrame, type JourneyFrameProps } from '../frame/journey-frame.js';
import { FeatureDashboardScreen, type FeatureDashboardScreenProps } from './feature-dashboard.js';

export interface FeatureDashboardProps
  extends JourneyFrameProps, Omit<FeatureDashboardScreenProps, 'tools'> {
  /** Clock, ids and log. @default those of the page */
  readonly tools?: Tools | undefined;
}

/**
 * PANEL-09: overview, quantum computing, PDF templates and disclaimers, for any page.
 * @example <FeatureDashboard api={api} />
 */
export function FeatureDashboard({
  api,
  tools = systemTools,
  features,
  tab,
  ...frame
}: FeatureDashboardProps) {
  return (
    <JourneyFrame {...frame}>
      <FeatureDashboardScreen api={api} tools={tools} features={features} tab={tab} />
    </JourneyFrame>
  );
}

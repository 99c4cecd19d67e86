'use client';
import { systemRuntime, type Runtime } from '@spinout/flow-kit';
import { JourneyFrame, type JourneyFrameProps } from '../frame/journey-frame.js';
import { FeatureDashboardScreen, type FeatureDashboardScreenProps } from './feature-dashboard.js';

export interface FeatureDashboardProps
  extends JourneyFrameProps, Omit<FeatureDashboardScreenProps, 'runtime'> {
  /** Clock, ids and log. @default the browser's */
  readonly runtime?: Runtime | undefined;
}

/**
 * Standalone dashboard: overview, quantum computing, PDF templates and disclaimers.
 * @example <FeatureDashboard api={api} />
 */
export function FeatureDashboard({
  api,
  runtime = systemRuntime,
  features,
  tab,
  ...frame
}: FeatureDashboardProps) {
  return (
    <JourneyFrame {...frame}>
      <FeatureDashboardScreen api={api} runtime={runtime} features={features} tab={tab} />
    </JourneyFrame>
  );
}

'use client';
import { withFrame, type FramedProps } from '../../frame/with-frame.js';
import {
  FeatureDashboardScreen,
  type FeatureDashboardScreenProps,
} from './feature-dashboard.screen.js';

export type FeatureDashboardProps = FramedProps<FeatureDashboardScreenProps>;

/**
 * Standalone dashboard: overview, quantum computing, PDF templates and disclaimers.
 * @example <FeatureDashboard api={api} />
 */
export const FeatureDashboard = withFrame(FeatureDashboardScreen);

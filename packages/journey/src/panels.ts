export type { HostAlert } from './alerts/host-alert.js';
export type { JourneyFrameProps } from './frame/journey-frame.js';
export type { Messages } from '@spinout/flow-kit';

export { AdminPanelScreen, type AdminPanelScreenProps } from './admin-panel/admin-panel.screen.js';
export { AdminPanel, type AdminPanelProps } from './admin-panel/admin-panel.js';
export {
  DisclaimersFullScreen,
  DisclaimersScreen,
  type DisclaimersScreenProps,
} from './disclaimers/disclaimers.screen.js';
export { Disclaimers, type DisclaimersProps } from './disclaimers/disclaimers.js';
export {
  FeatureDashboardScreen,
  type FeatureDashboardScreenProps,
} from './feature-dashboard/feature-dashboard.screen.js';
export type { DashboardTab } from './feature-dashboard/feature-dashboard.machine.js';
export {
  FeatureDashboard,
  type FeatureDashboardProps,
} from './feature-dashboard/feature-dashboard.js';
export {
  PdfTemplatesScreen,
  type PdfTemplatesScreenProps,
} from './feature-dashboard/templates/pdf-templates.js';
export { MyJourneysScreen, type MyJourneysScreenProps } from './my-journeys/my-journeys.screen.js';
export { MyJourneys, type MyJourneysProps } from './my-journeys/my-journeys.js';
export type { JourneySource, SavedEntry } from './my-journeys/my-journeys.types.js';
export { tenStepSource } from './my-journeys/ten-step.source.js';
export {
  ServicesStatusScreen,
  type ServicesStatusScreenProps,
} from './services-status/services-status.screen.js';
export { ServicesStatus, type ServicesStatusProps } from './services-status/services-status.js';
export { Showcase, ShowcaseScreen, type ShowcaseScreenProps } from './showcase/showcase.js';
export { UserStats, UserStatsScreen } from './user-stats/user-stats.js';
